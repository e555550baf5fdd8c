import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import styles from './Scanner.module.css';
import { useCamera, type CameraState } from './use-camera';

const problems: Readonly<Partial<Record<CameraState, string>>> = {
  blocked: 'Camera access is blocked. Allow it in your browser settings, or type the code.',
  missing: 'We can’t find a camera. Type the code or search by name.',
  unread: 'We couldn’t load the code reader. Go online and try again, type the code, or search by name.',
};

/** The camera, once someone starts it. */
export function Scanner({ onCode }: { readonly onCode: (text: string) => void }) {
  const { state, video, start, stop } = useCamera(onCode);
  const isUsed = state === 'on' || state === 'starting';
  const problem = problems[state];
  return (
    <section className={styles.scanner} aria-label="Camera">
      <div className={styles.view} hidden={!isUsed}>
        <video ref={video} muted playsInline aria-label="Camera preview" />
      </div>
      {problem === undefined ? null : (
        <Note as="p" className={styles.warning} role="alert">
          <Icon name="warn" size="small" />
          <span>{problem}</span>
        </Note>
      )}
      {isUsed ? (
        <Button block onClick={stop}>
          Stop camera
        </Button>
      ) : (
        <Button kind="primary" size="large" block onClick={start}>
          <Icon name="scan" />
          Scan with camera
        </Button>
      )}
    </section>
  );
}
