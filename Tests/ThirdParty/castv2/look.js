"use strict";
// castv2-client, untouched, as a sender: `node look.js PORT status|play|fail`. Prints one JSON document.
// castv2 loads its messages asynchronously, so the client begins a moment later.

const { Client, DefaultMediaReceiver } = require("castv2-client");

const [port, task] = process.argv.slice(2);
const PATIENCE = 15000;
const media = {
  contentId: "https://commondatastorage.googleapis.com/gtv-videos-bucket/CastVideos/mp4/BigBuckBunny.mp4",
  contentType: "video/mp4", streamType: "BUFFERED",
};

let isFinished = false;

function finish(result) {
  if (isFinished) return;
  isFinished = true;
  process.stdout.write(JSON.stringify(result) + "\n", () => process.exit(0));
}

/** The platform's status, and the media status of the first app that plays media. */
function look(client) {
  client.getStatus((error, status) => {
    if (error) return finish({ error: error.message });
    const app = (status.applications || [])[0];
    const plays = app && app.transportId && (app.namespaces || []).some((n) => n.name === "urn:x-cast:com.google.cast.media");
    if (!plays || task === "platform") return finish({ status });
    client.join(app, DefaultMediaReceiver, (failure, player) => {
      if (failure) return finish({ status, error: failure.message });
      player.getStatus((reason, current) => finish({ status, media: current || null, error: reason ? reason.message : undefined }));
    });
  });
}

/** Launches the default media receiver and loads; ends with PLAYING, or with the failure. */
function play(client) {
  client.launch(DefaultMediaReceiver, (error, player) => {
    if (error) return finish({ error: error.message });
    player.on("status", (status) => {
      if (status.playerState === "PLAYING") finish({ media: status });
    });
    player.load(media, { autoplay: true }, (failure, status) => {
      if (failure) return finish({ error: failure.message });
      if (status.playerState === "PLAYING") finish({ media: status });
    });
  });
}

const client = new Client();
client.on("error", (error) => finish({ error: error.message }));
setTimeout(() => finish({ error: "no answer" }), PATIENCE);
setTimeout(() => {
  client.connect({ host: "127.0.0.1", port: Number(port) }, () => (task === "play" ? play(client) : look(client)));
}, 100);
