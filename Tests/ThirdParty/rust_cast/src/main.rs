// Casts with rust_cast, which decodes strictly: a missing or misshapen member of a status is an error here.
//
// rust-cast-check HOST PORT URL: does one thing after the other, and says each on stdout.
use rust_cast::channels::heartbeat::HeartbeatResponse;
use rust_cast::channels::media::{Media, PlayerState, ResumeState, StatusEntry, StreamType};
use rust_cast::channels::receiver::CastDeviceApp;
use rust_cast::errors::Error;
use rust_cast::{CastDevice, ChannelMessage};

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().collect();
    let port = arguments[2].parse().expect("a port");
    let device = CastDevice::connect_without_host_verification(arguments[1].clone(), port)?;
    device.connection.connect("receiver-0")?;
    device.heartbeat.ping()?;
    match device.receive()? {
        ChannelMessage::Heartbeat(HeartbeatResponse::Pong) => println!("pong"),
        other => panic!("no pong but {:?}", other),
    }

    let app = device.receiver.launch_app(&CastDeviceApp::DefaultMediaReceiver)?;
    println!("launched {} {}", app.app_id, app.display_name);
    let running = device.receiver.get_status()?.applications;
    assert_eq!(running.len(), 1);
    assert_eq!(running[0].session_id, app.session_id);

    let transport = app.transport_id.as_str();
    device.connection.connect(transport)?;
    let media = Media {
        content_id: arguments[3].clone(),
        content_type: "video/mp4".to_string(),
        stream_type: StreamType::Buffered,
        duration: None,
        metadata: None,
    };
    device.media.load(transport, app.session_id.as_str(), &media)?;
    let playing = wait(&device, transport, PlayerState::Playing)?;
    let session = playing.media_session_id;
    println!("duration {:?}", playing.media.as_ref().and_then(|media| media.duration));

    device.media.pause(transport, session)?;
    wait(&device, transport, PlayerState::Paused)?;
    println!("paused");
    device.media.seek(transport, session, Some(7.0), Some(ResumeState::PlaybackStart))?;
    let sought = wait(&device, transport, PlayerState::Playing)?;
    assert!(sought.current_time.unwrap_or(0.0) >= 7.0);
    println!("sought");
    device.receiver.set_volume(0.25f32)?;
    println!("volume {:?}", device.receiver.get_status()?.volume.level);
    device.media.stop(transport, session)?;
    println!("stopped");
    device.receiver.stop_app(app.session_id.as_str())?;
    println!("applications {}", device.receiver.get_status()?.applications.len());
    Ok(())
}

// Asks until the player is where it is expected.
fn wait(device: &CastDevice, transport: &str, state: PlayerState) -> Result<StatusEntry, Error> {
    for _ in 0..100 {
        let status = device.media.get_status(transport, None)?;
        if let Some(entry) = status.entries.into_iter().next() {
            if std::mem::discriminant(&entry.player_state) == std::mem::discriminant(&state) {
                return Ok(entry);
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    Err(Error::Internal(format!("never {:?}", state)))
}
