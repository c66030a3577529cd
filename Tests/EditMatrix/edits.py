"""All edits by name."""

import edits_code as code
import edits_files as files

EDITS = [
    code.fill_bodies, code.wrap_bodies, code.helpers_before, code.helpers_between,
    code.helpers_after, code.new_properties, code.properties_at_end, code.renamed_parameters,
    code.renamed_labels, code.third_action, code.action_before, code.deleted_action,
    code.moved_to_extension, code.moved_to_file, code.own_async, code.debug_block,
    code.debug_around, code.mark_sections, code.doc_comments, code.trailing_comments,
    code.own_extensions, code.own_conformance, code.sorted_members, files.protocol_defaults,
    files.own_requirement, files.tabs, files.four_spaces, files.crlf, files.no_final_newline,
    files.compact, files.airy, files.braces_below, files.wrapped, files.joined,
    files.google_style, files.headers_and_imports, files.rewritten_mocks,
    files.mocks_in_one_file, files.deleted_tests, files.deleted_mocks_and_tests,
    files.own_tests, files.edited_tests, files.renamed_tests, files.renamed_type,
    files.moved_folder, files.sources_in_one_file, files.weeks_of_work,
    files.weeks_then_reformatted,
]
BY_NAME = {edit.__name__: edit for edit in EDITS}
