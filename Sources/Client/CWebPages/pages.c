#include "CWebPages.h"

// Clang has #embed in every dialect of C, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char cast_js[] = {
#embed "../../../clients/web/cast.js"
};
static const unsigned char connection_js[] = {
#embed "../../../clients/web/connection.js"
};
static const unsigned char widget_js[] = {
#embed "../../../clients/web/widget.js"
};
static const unsigned char pictures_js[] = {
#embed "../../../clients/web/pictures.js"
};
static const unsigned char style_js[] = {
#embed "../../../clients/web/style.js"
};
static const unsigned char texts_js[] = {
#embed "../../../clients/web/texts.js"
};
static const unsigned char names_js[] = {
#embed "../../../clients/web/names.js"
};
static const unsigned char icons_js[] = {
#embed "../../../clients/web/icons.js"
};
static const unsigned char artwork_js[] = {
#embed "../../../clients/web/artwork.js"
};
static const unsigned char slider_js[] = {
#embed "../../../clients/web/slider.js"
};
static const unsigned char buttons_js[] = {
#embed "../../../clients/web/buttons.js"
};
static const unsigned char position_js[] = {
#embed "../../../clients/web/cast-position.js"
};
static const unsigned char button_js[] = {
#embed "../../../clients/web/cast-button.js"
};
static const unsigned char dialog_js[] = {
#embed "../../../clients/web/cast-dialog.js"
};
static const unsigned char intro_js[] = {
#embed "../../../clients/web/cast-intro-overlay.js"
};
static const unsigned char mini_js[] = {
#embed "../../../clients/web/cast-mini-controller.js"
};
static const unsigned char expanded_js[] = {
#embed "../../../clients/web/cast-expanded-controller.js"
};
static const unsigned char volume_js[] = {
#embed "../../../clients/web/cast-volume.js"
};
static const unsigned char tracks_js[] = {
#embed "../../../clients/web/cast-tracks.js"
};
static const unsigned char queue_js[] = {
#embed "../../../clients/web/cast-queue.js"
};
static const unsigned char remote_html[] = {
#embed "../../../clients/web/remote/index.html"
};
static const unsigned char remote_css[] = {
#embed "../../../clients/web/remote/remote.css"
};
static const unsigned char remote_local_js[] = {
#embed "../../../clients/web/remote/local.js"
};
static const unsigned char remote_devices_js[] = {
#embed "../../../clients/web/remote/devices.js"
};
static const unsigned char remote_device_row_js[] = {
#embed "../../../clients/web/remote/device-row.js"
};
static const unsigned char remote_problems_js[] = {
#embed "../../../clients/web/remote/problems.js"
};
static const unsigned char remote_lost_js[] = {
#embed "../../../clients/web/remote/lost.js"
};
static const unsigned char remote_presence_js[] = {
#embed "../../../clients/web/remote/presence.js"
};
static const unsigned char remote_keys_js[] = {
#embed "../../../clients/web/remote/keys.js"
};
static const unsigned char remote_address_js[] = {
#embed "../../../clients/web/remote/address.js"
};
static const unsigned char remote_history_js[] = {
#embed "../../../clients/web/remote/history.js"
};
static const unsigned char remote_timer_js[] = {
#embed "../../../clients/web/remote/timer.js"
};
static const unsigned char remote_members_js[] = {
#embed "../../../clients/web/remote/members.js"
};
static const unsigned char remote_films_js[] = {
#embed "../../../clients/web/remote/films.js"
};
static const unsigned char remote_films_json[] = {
#embed "../../../clients/web/remote/films.json"
};
static const unsigned char remote_texts_json[] = {
#embed "../../../clients/web/remote/texts.json"
};
static const unsigned char remote_js[] = {
#embed "../../../clients/web/remote/remote.js"
};
static const unsigned char manifest_webmanifest[] = {
#embed "../../../clients/web/manifest.webmanifest"
};
static const unsigned char icon_svg[] = {
#embed "../../../clients/web/icons/icon.svg"
};
static const unsigned char icon_192_png[] = {
#embed "../../../clients/web/icons/icon-192.png"
};
static const unsigned char icon_512_png[] = {
#embed "../../../clients/web/icons/icon-512.png"
};
static const unsigned char phone_css[] = {
#embed "../../../clients/web/phone/phone.css"
};
static const unsigned char phone_texts_js[] = {
#embed "../../../clients/web/phone/texts.js"
};
static const unsigned char phone_pair_html[] = {
#embed "../../../clients/web/phone/pair.html"
};
static const unsigned char phone_pair_js[] = {
#embed "../../../clients/web/phone/pair.js"
};
static const unsigned char phone_phones_html[] = {
#embed "../../../clients/web/phone/phones.html"
};
static const unsigned char phone_phones_js[] = {
#embed "../../../clients/web/phone/phones.js"
};

#define PAGE(name, bytes) {name, bytes, sizeof bytes}
static const struct web_page pages[] = {
    PAGE("cast.js", cast_js),
    PAGE("connection.js", connection_js),
    PAGE("widget.js", widget_js),
    PAGE("pictures.js", pictures_js),
    PAGE("style.js", style_js),
    PAGE("texts.js", texts_js),
    PAGE("names.js", names_js),
    PAGE("icons.js", icons_js),
    PAGE("artwork.js", artwork_js),
    PAGE("slider.js", slider_js),
    PAGE("buttons.js", buttons_js),
    PAGE("cast-position.js", position_js),
    PAGE("cast-button.js", button_js),
    PAGE("cast-dialog.js", dialog_js),
    PAGE("cast-intro-overlay.js", intro_js),
    PAGE("cast-mini-controller.js", mini_js),
    PAGE("cast-expanded-controller.js", expanded_js),
    PAGE("cast-volume.js", volume_js),
    PAGE("cast-tracks.js", tracks_js),
    PAGE("cast-queue.js", queue_js),
    PAGE("remote/index.html", remote_html),
    PAGE("remote/remote.css", remote_css),
    PAGE("remote/local.js", remote_local_js),
    PAGE("remote/devices.js", remote_devices_js),
    PAGE("remote/device-row.js", remote_device_row_js),
    PAGE("remote/problems.js", remote_problems_js),
    PAGE("remote/lost.js", remote_lost_js),
    PAGE("remote/presence.js", remote_presence_js),
    PAGE("remote/keys.js", remote_keys_js),
    PAGE("remote/address.js", remote_address_js),
    PAGE("remote/history.js", remote_history_js),
    PAGE("remote/timer.js", remote_timer_js),
    PAGE("remote/members.js", remote_members_js),
    PAGE("remote/films.js", remote_films_js),
    PAGE("remote/films.json", remote_films_json),
    PAGE("remote/texts.json", remote_texts_json),
    PAGE("remote/remote.js", remote_js),
    PAGE("manifest.webmanifest", manifest_webmanifest),
    PAGE("icons/icon.svg", icon_svg),
    PAGE("icons/icon-192.png", icon_192_png),
    PAGE("icons/icon-512.png", icon_512_png),
    PAGE("phone/phone.css", phone_css),
    PAGE("phone/texts.js", phone_texts_js),
    PAGE("phone/pair.html", phone_pair_html),
    PAGE("phone/pair.js", phone_pair_js),
    PAGE("phone/phones.html", phone_phones_html),
    PAGE("phone/phones.js", phone_phones_js),
};

size_t web_page_count(void) { return sizeof pages / sizeof pages[0]; }
struct web_page web_page(size_t index) { return pages[index]; }
