#pragma once

// The images of the built-in templates, which a release links in beside the program; null in other builds.
extern const unsigned char viperGenTemplateImages[] __attribute__((weak));

static inline const unsigned char *linkedTemplateImages(void) { return viperGenTemplateImages; }
