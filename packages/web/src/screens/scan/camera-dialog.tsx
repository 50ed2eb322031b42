// What the camera sees, and a button to take the photo. The camera is released as soon as the dialog is closed.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../../components/dialog.js';
import { Icon } from '../../components/icon.js';
import { scanWords as words } from '../../strings/words.js';

interface Props {
  readonly onPhoto: (bitmap: ImageBitmap) => void;
  readonly onClose: () => void;
}

/** The camera at the back of a phone, as sharp as it can be without long waits. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
};

type Fault = keyof typeof words.cameraFaults;

export function CameraDialog({ onPhoto, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const isReady = useSignal(false);
  const fault = useSignal<Fault | undefined>(undefined);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices.getUserMedia(WANTED).then(
      (opened) => {
        stream = opened;
        if (isGone || video.current === null) release();
        else video.current.srcObject = opened;
      },
      (error: unknown) => {
        fault.value = faultOf(error);
      },
    );
    return () => {
      isGone = true;
      release();
    };
  }, []);
  const shoot = async () => {
    if (video.current === null) return;
    onPhoto(await createImageBitmap(video.current));
    onClose();
  };
  return (
    <Dialog title={words.cameraTitle} onClose={onClose} class="scan-camera">
      {fault.value === undefined ? (
        <>
          <div class="scan-camera-view">
            <video
              ref={video}
              autoplay
              muted
              playsInline
              aria-label={words.cameraView}
              onLoadedData={() => {
                isReady.value = true;
              }}
            />
            {!isReady.value && <p role="status">{words.cameraStarting}</p>}
          </div>
          <p class="soft">{words.cameraAim}</p>
          <button type="button" class="button button-primary" disabled={!isReady.value} onClick={shoot}>
            <Icon name="camera" />
            {words.shoot}
          </button>
        </>
      ) : (
        <p role="alert">{words.cameraFaults[fault.value]}</p>
      )}
    </Dialog>
  );
}

function faultOf(error: unknown): Fault {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    default:
      return 'busy';
  }
}
