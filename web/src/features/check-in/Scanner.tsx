import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useCamera, type CameraState } from './use-camera';

const problems: Readonly<Partial<Record<CameraState, string>>> = {
  blocked: 'The camera is not allowed here. Allow it in the settings of the browser, or type the code.',
  missing: 'No camera can be used here. Type the code, or find the name.',
};

/** The camera, where somebody started it. */
export function Scanner({ onCode }: { readonly onCode: (text: string) => void }) {
  const { state, video, start, stop } = useCamera(onCode);
  const isUsed = state === 'on' || state === 'starting';
  const problem = problems[state];
  return (
    <section className="scanner" aria-label="Camera">
      <div className="view" hidden={!isUsed}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      </div>
      {problem === undefined ? null : (
        <p className="note warn" role="alert">
          <Icon name="warn" size="s" />
          {problem}
        </p>
      )}
      {isUsed ? (
        <Button block onClick={stop}>
          Stop the camera
        </Button>
      ) : (
        <Button kind="primary" size="lg" block onClick={start}>
          <Icon name="scan" />
          Scan with the camera
        </Button>
      )}
    </section>
  );
}
