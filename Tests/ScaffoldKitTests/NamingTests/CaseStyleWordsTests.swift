import Testing

@testable import ScaffoldKit

/// Names that apps have, with what people expect of them in identifiers, file names and titles.
@Suite struct CaseStyleWordsTests {
  /// A name, then upperCamel, lowerCamel, snake, kebab, screamingSnake and words, with `|` between them.
  static let table = """
    URLs|URLs|urls|urls|urls|URLS|URLs
    IDs|IDs|ids|ids|ids|IDS|IDs
    userIDs|UserIDs|userIDs|user_ids|user-ids|USER_IDS|User IDs
    URLsView|URLsView|urlsView|urls_view|urls-view|URLS_VIEW|URLs View
    PDFsList|PDFsList|pdfsList|pdfs_list|pdfs-list|PDFS_LIST|PDFs List
    DVDsAndCDs|DVDsAndCDs|dvdsAndCDs|dvds_and_cds|dvds-and-cds|DVDS_AND_CDS|DVDs And CDs
    AllFAQs|AllFAQs|allFAQs|all_faqs|all-faqs|ALL_FAQS|All FAQs
    APIs|APIs|apis|apis|apis|APIS|APIs
    PublicAPIs2|PublicAPIs2|publicAPIs2|public_apis2|public-apis2|PUBLIC_APIS2|Public APIs2
    SMSsInbox|SMSsInbox|smssInbox|smss_inbox|smss-inbox|SMSS_INBOX|SMSs Inbox
    ATMsNearby|ATMsNearby|atmsNearby|atms_nearby|atms-nearby|ATMS_NEARBY|ATMs Nearby
    MyVIPs|MyVIPs|myVIPs|my_vips|my-vips|MY_VIPS|My VIPs
    ToDos|ToDos|toDos|to_dos|to-dos|TO_DOS|To Dos
    IDSomething|IDSomething|idSomething|id_something|id-something|ID_SOMETHING|ID Something
    IDsomething|IDsomething|iDsomething|i_dsomething|i-dsomething|I_DSOMETHING|I Dsomething
    Ass|Ass|ass|ass|ass|ASS|Ass
    As|As|as|as|as|AS|As
    URLSession|URLSession|urlSession|url_session|url-session|URL_SESSION|URL Session
    HTTPSStatus|HTTPSStatus|httpsStatus|https_status|https-status|HTTPS_STATUS|HTTPS Status
    HTTPServer|HTTPServer|httpServer|http_server|http-server|HTTP_SERVER|HTTP Server
    JSONToXML|JSONToXML|jsonToXML|json_to_xml|json-to-xml|JSON_TO_XML|JSON To XML
    userID|UserID|userID|user_id|user-id|USER_ID|User ID
    FAQ|FAQ|faq|faq|faq|FAQ|FAQ
    QRCodeScanner|QRCodeScanner|qrCodeScanner|qr_code_scanner|qr-code-scanner|QR_CODE_SCANNER|QR Code Scanner
    MyTVShows|MyTVShows|myTVShows|my_tv_shows|my-tv-shows|MY_TV_SHOWS|My TV Shows
    ABTest|ABTest|abTest|ab_test|ab-test|AB_TEST|AB Test
    XAxis|XAxis|xAxis|x_axis|x-axis|X_AXIS|X Axis
    EMail|EMail|eMail|e_mail|e-mail|E_MAIL|E Mail
    macOS|MacOS|macOS|mac_os|mac-os|MAC_OS|Mac OS
    iOS17|IOS17|iOS17|i_os17|i-os17|I_OS17|I OS17
    IOS17View|IOS17View|ios17View|ios17_view|ios17-view|IOS17_VIEW|IOS17 View
    OAuth2Token|OAuth2Token|oAuth2Token|o_auth2_token|o-auth2-token|O_AUTH2_TOKEN|O Auth2 Token
    Oauth2Token|Oauth2Token|oauth2Token|oauth2_token|oauth2-token|OAUTH2_TOKEN|Oauth2 Token
    Page2View|Page2View|page2View|page2_view|page2-view|PAGE2_VIEW|Page2 View
    Page2ABC|Page2ABC|page2ABC|page2_abc|page2-abc|PAGE2_ABC|Page2 ABC
    HTTP2Server|HTTP2Server|http2Server|http2_server|http2-server|HTTP2_SERVER|HTTP2 Server
    2DView|2DView|2dView|2d_view|2d-view|2D_VIEW|2D View
    3DModels|3DModels|3dModels|3d_models|3d-models|3D_MODELS|3D Models
    4KVideo|4KVideo|4kVideo|4k_video|4k-video|4K_VIDEO|4K Video
    2FA|2FA|2fa|2fa|2fa|2FA|2FA
    View3D|View3D|view3D|view_3d|view-3d|VIEW_3D|View 3D
    Scene3DView|Scene3DView|scene3DView|scene_3d_view|scene-3d-view|SCENE_3D_VIEW|Scene 3D View
    Step10AForm|Step10AForm|step10AForm|step_10a_form|step-10a-form|STEP_10A_FORM|Step 10A Form
    Base64|Base64|base64|base64|base64|BASE64|Base64
    Base64URL|Base64URL|base64URL|base64_url|base64-url|BASE64_URL|Base64 URL
    MP3Player|MP3Player|mp3Player|mp3_player|mp3-player|MP3_PLAYER|MP3 Player
    Mp3Player|Mp3Player|mp3Player|mp3_player|mp3-player|MP3_PLAYER|Mp3 Player
    MP3s|MP3s|mp3s|mp3s|mp3s|MP3S|MP3s
    H264|H264|h264|h264|h264|H264|H264
    H264Encoder|H264Encoder|h264Encoder|h264_encoder|h264-encoder|H264_ENCODER|H264 Encoder
    UTF8Text|UTF8Text|utf8Text|utf8_text|utf8-text|UTF8_TEXT|UTF8 Text
    Sha256Hash|Sha256Hash|sha256Hash|sha256_hash|sha256-hash|SHA256_HASH|Sha256 Hash
    S3Bucket|S3Bucket|s3Bucket|s3_bucket|s3-bucket|S3_BUCKET|S3 Bucket
    B2BOrders|B2BOrders|b2bOrders|b2b_orders|b2b-orders|B2B_ORDERS|B2B Orders
    P2PChat|P2PChat|p2pChat|p2p_chat|p2p-chat|P2P_CHAT|P2P Chat
    I18n|I18n|i18n|i18n|i18n|I18N|I18n
    K8sCluster|K8sCluster|k8sCluster|k8s_cluster|k8s-cluster|K8S_CLUSTER|K8s Cluster
    X509Certificate|X509Certificate|x509Certificate|x509_certificate|x509-certificate|X509_CERTIFICATE|X509 Certificate
    Win32API|Win32API|win32API|win32_api|win32-api|WIN32_API|Win32 API
    IPv4Address|IPv4Address|ipv4Address|ipv4_address|ipv4-address|IPV4_ADDRESS|IPv4 Address
    APIv2Client|APIv2Client|apiv2Client|apiv2_client|apiv2-client|APIV2_CLIENT|APIv2 Client
    Top10List|Top10List|top10List|top10_list|top10-list|TOP10_LIST|Top10 List
    Covid19|Covid19|covid19|covid19|covid19|COVID19|Covid19
    Level1Boss2|Level1Boss2|level1Boss2|level1_boss2|level1-boss2|LEVEL1_BOSS2|Level1 Boss2
    user_2_id|User2Id|user2Id|user_2_id|user-2-id|USER_2_ID|User 2 Id
    SignIn|SignIn|signIn|sign_in|sign-in|SIGN_IN|Sign In
    sign-in|SignIn|signIn|sign_in|sign-in|SIGN_IN|Sign In
    SIGN_IN|SIGNIN|signIN|sign_in|sign-in|SIGN_IN|SIGN IN
    A|A|a|a|a|A|A
    NewYorkNY|NewYorkNY|newYorkNY|new_york_ny|new-york-ny|NEW_YORK_NY|New York NY
    """.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }

  @Test("a name has the six forms that people expect", arguments: table)
  func expected(row: [String]) {
    #expect(CaseStyle.allCases.prefix(6).map { $0.apply(to: row[0]) } == Array(row.dropFirst()))
  }

  @Test("a form of a form is that form", arguments: table) func stable(row: [String]) {
    for (style, form) in zip(CaseStyle.allCases, row.dropFirst()) {
      #expect(style.apply(to: form) == form)
    }
  }

  @Test("are 60 names and more") func count() { #expect(Self.table.count >= 60) }
}
