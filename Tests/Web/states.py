"""Every state of every component: the server's state, and its looks and texts. Names are those of the pictures in docs/images."""

from dataclasses import dataclass, field

from looking import Near

FILM = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='360'%3E"
    "%3Crect width='640' height='360' fill='%231b2a6b'/%3E%3Crect y='200' width='640' height='160' fill='%23d9643a'/%3E"
    "%3Ccircle cx='320' cy='190' r='70' fill='%23ffe9b0'/%3E%3Cpath d='M0 260L160 150l110 100 120-130 250 180v60H0z' fill='%23301a3d'/%3E%3C/svg%3E"
)
STAR = ("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E"
        "%3Cpath fill='%23c2185b' d='M12 2l3 7 7 .500-5.500 4.500 2 7-6.500-4-6.500 4 2-7L2 9.500 9 9z'/%3E%3C/svg%3E")


@dataclass
class State:
    """One state: the picture's name, the component, the server's state, and the expected elements.

    `sees` is (role, name, properties) of the accessibility tree; `lacks` (role, name); `is_true` expressions in which `root` is the shadow root.
    """

    name: str
    tag: str
    states: dict
    sees: list = field(default_factory=list)
    lacks: list = field(default_factory=list)
    is_true: list = field(default_factory=list)
    attributes: dict = field(default_factory=dict)
    answers: dict = field(default_factory=dict)
    styles: dict = field(default_factory=dict)
    part: str = ""
    is_drawn: bool = True


def cast_button(**more):
    return {"castButton": {"castState": "NOT_CONNECTED", "icon": "INACTIVE", "isVisible": True, "label": "Cast. Not connected.",
                           "startsDiscoveryOnTap": False, **more}}


REFUSED = "Connecting to 192.0.2.7:8009 failed: Connection refused"
REFUSED_ERROR = {"code": 3012, "message": REFUSED, "data": {"name": "ConnectionRefused", "advice": "Correct the port, or restart the device."}}


def cast_dialog(mode, title, **more):
    return {"castDialog": {"isPresented": True, "mode": mode, "title": title, "devices": [], "canDisconnect": False, **more}}


def device(number, name, kind="TV", **more):
    return {"deviceId": f"{number:032x}", "friendlyName": name, "modelName": "Chromecast", "deviceType": kind, "isBusy": False, **more}


def intro(**more):
    return {**cast_button(), "introOverlay": {"isPresented": True, "wasShown": True, "canPresent": False,
                             "titleText": "Touch to cast media to your TV and Speakers", "buttonText": "OK", "titlePosition": "AUTOMATIC", **more}}


def button(kind, state=None, is_enabled=True, **more):
    return {"type": kind, "isEnabled": is_enabled, **({"state": state} if state else {}), **more}


def mini(**more):
    """The mini controller; members that are `None` are left out."""
    state = {
        "isEnabled": True, "isActive": True, "shouldAppear": True, "minHeight": 64, "title": "The Long Dusk", "subtitle": "Casting to Living Room TV",
        "thumbnail": {"url": FILM}, "buttons": [button("NONE", is_enabled=False), button("NONE", is_enabled=False), button("PLAY_PAUSE_TOGGLE", "PLAYING")],
        "progress": 0.4, "isLive": False, **more}
    return {"miniController": {key: value for key, value in state.items() if value is not None}, **expanded(isPresented=False)}


def media(states=None, is_enabled=True, **more):
    """The media controller; `states` are those of its controls."""
    names = ("play", "pause", "playPauseToggle", "stop", "forward30", "rewind30", "pauseQueue", "next", "previous", "repeatMode", "streamPosition",
             "tracks", "skipAd", "muteToggle")
    kept = {"playPauseToggle": "PLAYING", "pauseQueue": "OFF", "repeatMode": "REPEAT_OFF", "muteToggle": "MUTE_OFF", **(states or {})}
    controls = {name: {"isEnabled": is_enabled, **({"state": kept[name]} if name in kept else {})} for name in names}
    return {"mediaController": {
        "sessionId": "s-1", "isMediaLoaded": True, "hasCurrentQueueItem": True, "hasLoadingQueueItem": False, "playerState": "PLAYING",
        "isRequestInFlight": False, "isLoading": False, "isLive": False, "title": "The Long Dusk", "streamPosition": 240, "streamDuration": 600,
        "isSliding": False, "isStreamPositionHidden": False, "positionText": "04:00", "durationText": "10:00", "remainingText": "-06:00",
        "controls": controls, **more}}


def rates(chosen=1, is_enabled=True):
    labels = {0.5: "0.5×", 1: "1×", 2: "2×"}
    return {"playbackRateController": {
        "playbackRate": chosen, "isEnabled": is_enabled, "minimumPlaybackRate": 0.5, "maximumPlaybackRate": 2,
        "segments": [{"playbackRate": rate, "label": label, "isSelected": rate == chosen} for rate, label in labels.items()]}}


SLOTS = [button("CLOSED_CAPTIONS"), button("SKIP_PREVIOUS"), button("SKIP_NEXT"), button("MUTE_TOGGLE", "MUTE_OFF")]


def expanded(more_media=None, more_rates=None, toggle="PLAYING", is_enabled=True, **more):
    return {"expandedController": {
        "isPresented": True, "usesDefault": True, "isActive": True, "deviceName": "Living Room TV", "castingToText": "Casting to Living Room TV",
        "title": "The Long Dusk", "subtitle": "A film from the mountains", "image": {"url": FILM}, "isLive": False, "isStreamPositionHidden": False,
        "playPauseToggle": {"isEnabled": is_enabled, "state": toggle}, "buttons": SLOTS, **more},
        **(more_media or media()), **(more_rates or rates())}


def volume(**more):
    enabled = more.pop("is_enabled", True)
    control = {"isEnabled": enabled}
    return {"volumeController": {
        "sessionId": "s-1", "level": 0.4, "percent": 40, "isMuted": False, "isFixedVolume": False, "isSliding": False, "slider": control,
        "up": control, "down": control, "muteToggle": {"isEnabled": enabled, "state": "MUTE_OFF"}, **more}}


def tracks(**more):
    return {"trackSelector": {
        "isPresented": True, "isEnabled": True, "selectedTrackIds": [1],
        "audioTracks": [{"trackId": 1, "title": "English", "language": "en", "isSelected": True},
                        {"trackId": 2, "title": "Deutsch", "language": "de", "isSelected": False}],
        "textTracks": [{"title": "None", "isSelected": True}, {"trackId": 3, "title": "Français", "language": "fr", "isSelected": False}], **more}}


CHOICE = [device(1, "Kitchen speaker", "SPEAKER", modelName="Google Home"), device(2, "Living Room TV", statusText="Default Media Receiver", isBusy=True),
          device(3, "Whole house", "SPEAKER_GROUP"), device(4, "Projector", "GENERIC")]
PLAYING = {"sessionId": "s-1", "deviceId": f"{2:032x}", "deviceName": "Living Room TV", "canDisconnect": True}
ITEMS = [{"itemId": number, "media": {"contentId": f"http://media.example/{number}.mp4", "duration": 600 * number, "metadata": {
    "metadataType": 1, "title": title, "subtitle": "A film from the mountains", "images": [{"url": FILM}]}}}
    for number, title in ((1, "The Long Dusk"), (2, "First Snow"), (3, "The Pass"))]


def queue(**more):
    return {"answers": {"queue.list": {"startIndex": 0, "items": ITEMS, "itemCount": len(ITEMS)}, "media.getStatus": {"status": {"currentItemId": 2}}}, "states": media(**more)}


def no_devices(reason, text, mode="NO_DEVICES"):
    return cast_dialog(mode, "No devices available", noDevicesReason=reason, noDevicesText=text)


DIALOG, OFF = ("cast-dialog", {"disabled": True})
# The hole is around the button.
AROUND = (
    "[root.querySelector('.hole'), document.getElementById('there')].map((one) => one.getBoundingClientRect())"
    ".reduce((hole, button) => hole.left < button.left && hole.right > button.right && hole.top < button.top && hole.bottom > button.bottom)")
STATES = [
    # The button
    State("button-hidden", "cast-button", cast_button(isVisible=False), lacks=[("button", "Cast")], is_drawn=False),
    State("button-inactive", "cast-button", cast_button(), sees=[("button", "Cast. Not connected.", {"expanded": False, "hasPopup": "dialog"})],
          is_true=["getComputedStyle(root.querySelector('.icon-castFill')).opacity === '0'"]),
    State("button-first-tap", "cast-button", cast_button(startsDiscoveryOnTap=True, castState="NO_DEVICES_AVAILABLE", label="Cast. No devices available."),
          sees=[("button", "Cast. No devices available.", {})], is_drawn=False),
    State("button-animating", "cast-button", cast_button(icon="ANIMATING", castState="CONNECTING", label="Cast. Connecting."),
          sees=[("button", "Cast. Connecting.", {"busy": True})]),
    State("button-active", "cast-button", {**cast_button(icon="ACTIVE", castState="CONNECTED", label="Cast. Connected."),
                                           **cast_dialog("CONNECTED", "Living Room TV")},
          sees=[("button", "Cast. Connected.", {"expanded": True})],
          is_true=["getComputedStyle(root.querySelector('.icon-castFill')).opacity === '1'"]),
    State("button-tinted", "cast-button", cast_button(tintColor="#C2185BFF"), sees=[("button", "Cast. Not connected.", {})],
          is_true=["getComputedStyle(root.querySelector('button')).color === 'rgb(194, 24, 91)'"]),
    State("button-image", "cast-button", cast_button(), sees=[("button", "Cast. Not connected.", {})], styles={"castViews": {"castImage": STAR}},
          is_true=["getComputedStyle(root.querySelector('.icon-cast')).display === 'none'", "!root.querySelector('img').hidden"]),
    # The dialog
    State("dialog-closed", DIALOG, cast_dialog("CHOOSER", "Cast to", isPresented=False, devices=CHOICE), lacks=[("dialog", "")], is_drawn=False),
    State("dialog-discovery-off", DIALOG, no_devices("DISCOVERY_OFF", "Devices are not being looked for.", "DISCOVERY_OFF"),
          sees=[("dialog", "No devices available", {}), ("StaticText", "Devices are not being looked for.", {})], is_drawn=False),
    State("dialog-discovery-unavailable", DIALOG,
          no_devices("DISCOVERY_UNAVAILABLE", "Nothing on this machine can look for devices: start avahi-daemon, or add a device by its address.", "DISCOVERY_UNAVAILABLE"),
          sees=[("StaticText", "Nothing on this machine can look for devices: start avahi-daemon", {})], is_drawn=False),
    State("dialog-no-network", DIALOG, no_devices("NO_NETWORK", "This machine has no network."),
          sees=[("StaticText", "This machine has no network.", {})], is_drawn=False),
    State("dialog-none-suitable", DIALOG, no_devices("NONE_SUITABLE", "There are devices, but none of them can run this app."),
          sees=[("StaticText", "There are devices, but none of them can run this app.", {})], is_drawn=False),
    State("dialog-no-devices", DIALOG, no_devices("NOTHING_FOUND", "Make sure that your device is on, and on the same network as this machine."),
          sees=[("dialog", "No devices available", {}), ("StaticText", "Make sure that your device is on", {}), ("button", "Close", {})],
          lacks=[("list", "Devices")]),
    State("dialog-chooser", DIALOG, cast_dialog("CHOOSER", "Cast to", devices=CHOICE),
          sees=[("dialog", "Cast to", {}), ("list", "Devices", {}), ("button", "Kitchen speaker Google Home", {}),
                ("button", "Living Room TV Default Media Receiver", {}), ("button", "Projector", {})],
          is_true=["root.querySelectorAll('.icon-speaker').length === 2 && root.querySelectorAll('.icon-tv').length === 2"]),
    State("dialog-failure", DIALOG, cast_dialog("CHOOSER", "Cast to", devices=CHOICE[:1], failure=REFUSED, error=REFUSED_ERROR),
          sees=[("alert", "", {}), ("StaticText", "failed: Connection refused. Correct the port", {}), ("StaticText", "or restart the device.", {}), ("button", "Kitchen speaker", {})]),
    State("dialog-connecting", DIALOG, cast_dialog("CONNECTING", "Connecting to Living Room TV", **PLAYING),
          sees=[("progressbar", "Loading…", {}), ("button", "Cancel", {}), ("StaticText", "Connecting to Living Room TV…", {})],
          lacks=[("button", "Disconnect"), ("list", "Devices")]),
    State("dialog-reconnecting", DIALOG,
          {**cast_dialog("CONNECTING", "Connecting to Living Room TV", **PLAYING),
           **media(is_enabled=False, connectionState="SUSPENDED", suspendReason="NETWORK_ERROR")},
          sees=[("dialog", "Living Room TV", {}), ("StaticText", "The connection to Living Room TV is lost. Trying again…", {}),
                ("button", "Disconnect, and continue playback", {})], lacks=[("button", "Stop casting"), ("list", "Devices")]),
    State("dialog-connected-nameless", DIALOG, {**cast_dialog("CONNECTED", "Living Room TV", volumePercent=40, **PLAYING), **volume()},
          sees=[("StaticText", "Nothing plays", {}), ("button", "Stop casting", {}), ("slider", "Volume of Living Room TV", {})], is_drawn=False),
    State("dialog-connected-idle", DIALOG,
          {**cast_dialog("CONNECTED", "Living Room TV", mediaTitle="Default Media Receiver", volumePercent=40, **PLAYING), **volume()},
          sees=[("StaticText", "Default Media Receiver", {}), ("button", "Stop casting", {}), ("slider", "Volume of Living Room TV", {})],
          lacks=[("StaticText", "Nothing plays")]),
    State("dialog-connected", DIALOG,
          {**cast_dialog("CONNECTED", "Living Room TV", mediaTitle="The Long Dusk", mediaSubtitle="Blender Foundation", image={"url": FILM},
                         volumePercent=40, isMuted=False, **PLAYING), **volume()},
          sees=[("dialog", "Living Room TV", {}), ("StaticText", "The Long Dusk", {}), ("StaticText", "Blender Foundation", {}),
                ("button", "Disconnect, and continue playback", {}), ("button", "Stop casting", {}), ("slider", "Volume of Living Room TV", {})]),
    State("dialog-connected-elsewhere", DIALOG, {**cast_dialog("CONNECTED", "Living Room TV", **{**PLAYING, "canDisconnect": False}), **volume()},
          lacks=[("button", "Stop casting"), ("button", "Disconnect")], is_drawn=False),
    # The overlay
    State("intro-below", "cast-intro-overlay", intro(), sees=[("dialog", "Touch to cast media", {}), ("button", "OK", {})], attributes={"for": "there"},
          is_true=["root.querySelector('.words').getBoundingClientRect().top > root.querySelector('.hole').getBoundingClientRect().bottom", AROUND]),
    State("intro-forced-below", "cast-intro-overlay", intro(titlePosition="BELOW", buttonText="Got it"), sees=[("button", "Got it", {})],
          attributes={"for": "there"}, is_drawn=False),
    State("intro-above", "cast-intro-overlay", intro(titlePosition="ABOVE"), sees=[("button", "OK", {})], attributes={"for": "there"}, is_drawn=False,
          is_true=["root.querySelector('.words').getBoundingClientRect().bottom < root.querySelector('.hole').getBoundingClientRect().top"]),
    State("intro-closed", "cast-intro-overlay", intro(isPresented=False), lacks=[("dialog", "")], attributes={"for": "there"}, is_drawn=False),
    # The mini controller
    State("mini-hidden", "cast-mini-controller", mini(shouldAppear=False), lacks=[("button", "")], is_drawn=False),
    State("mini-playing", "cast-mini-controller", mini(), sees=[("button", "Pause", {}), ("button", "Show all controls", {})],
          is_true=["Math.abs(/scaleX\\((.*)\\)/.exec(root.querySelector('.progress div').style.transform)[1] - 0.4) < 0.05"]),
    State("mini-paused", "cast-mini-controller",
          mini(buttons=[button("REWIND_30_SECONDS"), button("PLAY_PAUSE_TOGGLE", "PAUSED"), button("FORWARD_30_SECONDS")]),
          sees=[("button", "Play", {}), ("button", "30 seconds back", {}), ("button", "30 seconds forward", {})]),
    State("mini-live", "cast-mini-controller",
          mini(isLive=True, progress=None,
               buttons=[button("CUSTOM", customId="like"), button("NONE", is_enabled=False), button("PLAY_PAUSE_TOGGLE", "PLAYING_LIVE")]),
          sees=[("button", "Stop", {}), ("StaticText", "Live", {}), ("button", "Button like", {})], is_true=["root.querySelector('.progress').hidden"]),
    State("mini-bare", "cast-mini-controller",
          {"miniController": {"isEnabled": True, "isActive": True, "shouldAppear": True, "minHeight": 64, "isLive": False,
                              "buttons": [button("STOP"), button("MUTE_TOGGLE", "MUTE_ON"), button("PLAY_PAUSE_TOGGLE", "PAUSED", is_enabled=False)]}},
          sees=[("button", "Stop", {}), ("button", "Unmute", {}), ("button", "Play", OFF), ("StaticText", "Untitled", {})],
          is_true=["root.querySelector('.open img').hidden"]),
    State("mini-reconnecting", "cast-mini-controller",
          {**mini(buttons=[button("NONE", is_enabled=False), button("NONE", is_enabled=False), button("PLAY_PAUSE_TOGGLE", "PLAYING", False)]),
           **media(is_enabled=False, connectionState="SUSPENDED", suspendReason="NETWORK_ERROR")},
          sees=[("StaticText", "The connection to Living Room TV is lost.", {}), ("button", "Pause", OFF)]),
    # The expanded controller
    State("expanded-closed", "cast-expanded-controller", expanded(isPresented=False), lacks=[("dialog", "")], is_drawn=False),
    State("expanded-playing", "cast-expanded-controller", expanded(),
          sees=[("dialog", "The Long Dusk", {}), ("button", "Pause", {}), ("button", "Audio and subtitles", {}), ("button", "Previous", {}),
                ("button", "Next", {}), ("button", "Mute", {}), ("slider", "Position", {"value": Near(240, 20)}),
                ("radio", "1×", {"checked": "true"}), ("button", "Close", {}), ("status", "", {}), ("StaticText", "Casting to Living Room TV", {}),
                ("button", "Change the device: Living Room TV", {})]),
    State("expanded-paused", "cast-expanded-controller",
          expanded(media({"playPauseToggle": "PAUSED"}, playerState="PAUSED"), rates(2), "PAUSED",
                   buttons=[button("NONE", is_enabled=False), button("REWIND_30_SECONDS"), button("FORWARD_30_SECONDS"), button("STOP")]),
          sees=[("button", "Play", {}), ("button", "Stop", {}), ("button", "30 seconds back", {}), ("radio", "2×", {"checked": "true"})]),
    State("expanded-busy", "cast-expanded-controller",
          expanded(media(is_enabled=False, isLoading=True, isRequestInFlight=True, playerState="BUFFERING"), rates(is_enabled=False), is_enabled=False,
                   buttons=[{**slot, "isEnabled": False} for slot in SLOTS]),
          sees=[("button", "Pause", OFF), ("button", "Next", OFF), ("slider", "Position", OFF)],
          is_true=["root.querySelector('.panel').getAttribute('aria-busy') === 'true'",
                   "getComputedStyle(root.querySelector('.centre')).backgroundColor !== 'rgba(0, 0, 0, 0)'"]),
    State("expanded-live", "cast-expanded-controller",
          expanded(media(isLive=True, seekableStart=0, seekableEnd=300, durationText="--:--"), toggle="PLAYING_LIVE", isLive=True),
          sees=[("button", "Stop", {}), ("StaticText", "Live", {}), ("slider", "Position", {"valuemax": 300})]),
    State("expanded-live-without-position", "cast-expanded-controller",
          expanded(media(isLive=True), toggle="PLAYING_LIVE", isLive=True, isStreamPositionHidden=True), lacks=[("slider", "Position")], is_drawn=False),
    State("expanded-ad", "cast-expanded-controller",
          expanded(media(is_enabled=False), ad={"title": "Mountain Spring Water", "isSkippable": False, "skippableIn": 4,
                                                "clickThroughUrl": "https://example.com/", "skipText": "You can skip this ad in 4 s"}),
          sees=[("group", "Advertisement", {}), ("button", "Skip in 4 s", OFF), ("link", "Learn more", {})]),
    State("expanded-ad-skippable", "cast-expanded-controller", expanded(ad={"title": "Mountain Spring Water", "isSkippable": True, "skippableIn": 0,
                                                                            "skipText": "Skip ad", "image": {"url": STAR}}),
          sees=[("button", "Skip ad", {})], lacks=[("link", "Learn more")]),
    State("expanded-ad-for-good", "cast-expanded-controller", expanded(ad={"isSkippable": False, "clickThroughUrl": "javascript:alert(1)"}),
          sees=[("StaticText", "Advertisement", {})], lacks=[("button", "Skip"), ("link", "Learn more")], is_drawn=False),
    State("expanded-before-media", "cast-expanded-controller",
          {"expandedController": {"isPresented": True, "usesDefault": True, "isActive": False, "isLive": False, "isStreamPositionHidden": False,
                                  "playPauseToggle": {"isEnabled": False, "state": "PAUSED"}, "buttons": [button("NONE", is_enabled=False)] * 4},
           **media(is_enabled=False, isMediaLoaded=False, playerState="IDLE"), **rates(is_enabled=False)},
          sees=[("heading", "Nothing plays", {}), ("button", "Play", OFF)],
          lacks=[("slider", "Position"), ("radio", "1×"), ("button", "Change the device")]),
    State("expanded-inline", "cast-expanded-controller", expanded(isPresented=False), attributes={"inline": ""},
          sees=[("heading", "The Long Dusk", {}), ("button", "Pause", {})], lacks=[("dialog", ""), ("button", "Close")],
          is_true=["getComputedStyle(root.querySelector('.picture')).backgroundColor === 'rgba(0, 0, 0, 0)'"]),
    State("expanded-inline-idle", "cast-expanded-controller", expanded(isActive=False, isPresented=False), attributes={"inline": ""},
          lacks=[("heading", ""), ("button", "")], is_drawn=False),
    State("expanded-reconnecting", "cast-expanded-controller",
          expanded(media(is_enabled=False, connectionState="SUSPENDED", suspendReason="NETWORK_ERROR"), rates(is_enabled=False), is_enabled=False,
                   buttons=[{**slot, "isEnabled": False} for slot in SLOTS]),
          sees=[("StaticText", "The connection to Living Room TV is lost. Trying again…", {}), ("button", "Pause", OFF), ("slider", "Position", OFF)],
          is_true=["root.querySelector('.centre').title === 'Pause (the connection is lost)'", "!root.querySelector('.bar').hidden"]),
    State("expanded-on-hold", "cast-expanded-controller",
          expanded(media(is_enabled=False, connectionState="SUSPENDED", suspendReason="REQUESTED"), is_enabled=False),
          sees=[("StaticText", "The connection to Living Room TV is on hold.", {})], is_true=["root.querySelector('.bar').hidden"], is_drawn=False),
    State("expanded-without-network", "cast-expanded-controller",
          expanded(media(is_enabled=False, connectionState="SUSPENDED", suspendReason="NETWORK_NOT_REACHABLE"), is_enabled=False),
          sees=[("StaticText", "This machine has no network.", {})], is_drawn=False),
    State("expanded-inline-seeks", "cast-expanded-controller", expanded(isPresented=False),
          attributes={"inline": "", "seeks": "10 30", "without": "MUTE_TOGGLE", "folds-speed": ""},
          sees=[("button", "10 seconds back", {}), ("button", "30 seconds forward", {}), ("DisclosureTriangle", "Speed", {})],
          lacks=[("radio", "1×"), ("button", "Mute")],
          is_true=["root.querySelector('.panel').classList.contains('coloured')",
                   # Play has its neighbours in one row, and the other buttons are in the next.
                   "[...root.querySelectorAll('.row')].map((row) => [...row.querySelectorAll('button:not([hidden])')].map((one) => one.getAttribute('aria-label')).join()).join('; ')"
                   " === 'Previous,10 seconds back,Pause,10 seconds forward,Next; Audio and subtitles,30 seconds back,30 seconds forward'",
                   "new Set([...root.querySelector('.row').children].map((one) => one.getBoundingClientRect()).map((box) => box.top + box.height / 2)).size === 1"]),
    # The position
    State("position-playing", "cast-position", media(), sees=[("slider", "Position", {"valuemin": 0, "valuemax": 600, "value": 240})],
          is_true=["root.querySelector('.slider').getAttribute('aria-valuetext') === '04:00 of 10:00'"]),
    State("position-held", "cast-position", media(isSliding=True, streamPosition=480), sees=[("StaticText", "08:00", {})], is_drawn=False),
    State("position-long", "cast-position", media(streamPosition=3700, streamDuration=7200, positionText="1:01:40", durationText="2:00:00"),
          sees=[("slider", "Position", {"value": 3700})],
          is_true=["root.querySelector('.slider').getAttribute('aria-valuetext') === '1:01:40 of 2:00:00'"]),
    State("position-fixed", "cast-position", media(is_enabled=False), sees=[("slider", "Position", OFF)]),
    State("position-live", "cast-position", media(isLive=True, seekableStart=60, seekableEnd=300),
          sees=[("slider", "Position", {"valuemin": 60, "valuemax": 300}), ("StaticText", "Live", {})]),
    State("position-hidden", "cast-position", media(isLive=True, isStreamPositionHidden=True), lacks=[("slider", "")], is_drawn=False),
    State("position-of-nothing", "cast-position", media(isMediaLoaded=False), lacks=[("slider", "")], is_drawn=False),
    # The volume
    State("volume-normal", "cast-volume", volume(),
          sees=[("group", "Volume", {}), ("slider", "Volume", {"valuemax": 1}), ("button", "Mute", {}), ("button", "Louder", {}), ("button", "Quieter", {})],
          is_true=["root.querySelector('.slider').getAttribute('aria-valuetext') === '40 %'", "root.querySelector('.percent').textContent === '40 %'"]),
    State("volume-muted", "cast-volume", volume(isMuted=True, muteToggle={"isEnabled": True, "state": "MUTE_ON"}), sees=[("button", "Unmute", {})],
          is_true=["getComputedStyle(root.querySelector('.fill')).backgroundColor === getComputedStyle(root.querySelector('.percent')).color"]),
    State("volume-held", "cast-volume", volume(isSliding=True, level=0.8, percent=80), sees=[("slider", "Volume", {})], is_drawn=False,
          is_true=["root.querySelector('.percent').textContent === '80 %'"]),
    State("volume-fixed", "cast-volume", volume(is_enabled=False, isFixedVolume=True, level=1, percent=100),
          sees=[("slider", "Volume", OFF), ("button", "Louder", OFF), ("StaticText", "The device’s volume is fixed.", {})]),
    State("volume-without-session", "cast-volume",
          {"volumeController": {key: value for key, value in volume(is_enabled=False, level=0, percent=0)["volumeController"].items() if key != "sessionId"}},
          sees=[("slider", "Volume", OFF), ("button", "Mute", OFF)], is_drawn=False),
    # Tracks
    State("tracks-closed", "cast-tracks", tracks(isPresented=False), lacks=[("dialog", "")], is_drawn=False),
    State("tracks-both", "cast-tracks", tracks(),
          sees=[("dialog", "Audio and subtitles", {}), ("group", "Audio", {}), ("group", "Subtitles", {}), ("radio", "English", {"checked": "true"}),
                ("radio", "Deutsch", {"checked": "false"}), ("radio", "None", {"checked": "true"}), ("radio", "Français", {"checked": "false"})],
          is_true=["root.querySelector('[lang=de]').textContent === 'Deutsch'"]),
    State("tracks-audio", "cast-tracks", tracks(textTracks=[], audioTracks=[{"title": "Default", "isSelected": True}], selectedTrackIds=[]),
          sees=[("radio", "Default", {"checked": "true"})], lacks=[("group", "Subtitles")]),
    State("tracks-busy", "cast-tracks", tracks(isEnabled=False), sees=[("radio", "English", OFF)]),
    # The queue
    State("queue-empty", "cast-queue", media(isMediaLoaded=False), sees=[("StaticText", "The queue is empty.", {})], lacks=[("group", "Queue options")]),
    State("queue-items", "cast-queue", **queue(),
          sees=[("list", "Queue", {}), ("button", "Play First Snow", {}), ("button", "Remove The Pass", {}), ("button", "Move The Pass: up and down arrows", {}),
                ("StaticText", "Now playing", {}), ("button", "Repeat: off", {}), ("button", "Pause after this one", {"pressed": "false"})],
          is_true=["root.querySelector('li[aria-current=true] .name').textContent === 'First Snow'"]),
    State("queue-long", "cast-queue", media(), answers={"queue.list": {"startIndex": 0, "items": [{**ITEMS[0], "itemId": number} for number in range(1, 10)], "itemCount": 9},
                                                       "media.getStatus": {"status": {"currentItemId": 1}}},
          sees=[("searchbox", "Search the queue", {}), ("button", "Clear", {})], is_drawn=False),
    State("queue-repeat-all", "cast-queue", **queue(states={"repeatMode": "REPEAT_ALL", "pauseQueue": "ON"}),
          sees=[("button", "Repeat: all", {}), ("button", "Pause after this one", {"pressed": "true"})],
          is_true=["getComputedStyle(root.querySelector('[aria-pressed=true]')).backgroundColor !== 'rgba(0, 0, 0, 0)'"]),
    State("queue-repeat-single", "cast-queue", **queue(states={"repeatMode": "REPEAT_SINGLE"}), sees=[("button", "Repeat: this one", {})], is_drawn=False),
    State("queue-shuffle", "cast-queue", **queue(states={"repeatMode": "SHUFFLE"}), sees=[("button", "Repeat: all, shuffled", {})], is_drawn=False),
    State("queue-without-titles", "cast-queue", media(), is_drawn=False, sees=[("button", "Play %E0%A4%A", {}), ("button", "Play Untitled", {})],
          answers={"queue.list": {"startIndex": 0, "items": [{"itemId": 1, "media": {"contentId": "http://media.example/%E0%A4%A?x=1"}}, {"itemId": 2}], "itemCount": 2},
                   "media.getStatus": {"status": {"currentItemId": 1}}}),
    State("queue-busy", "cast-queue", **queue(is_enabled=False), sees=[("button", "Repeat: off", OFF)], is_drawn=False),
]
