import { eventImageTooLarge, shrinkEventImage } from '@ascendant/domain/event/form/event-image';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField } from '../../ui/form/TextField';
import styles from './GalleryPanel.module.css';
import listStyles from './ListPanel.module.css';
import type { GalleryUpload } from './use-gallery-uploads';

interface GalleryUploadRowProps {
  readonly upload: GalleryUpload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** A picture that's being uploaded, or couldn't be: as high as the picture's row, which takes its place. */
export function GalleryUploadRow({ upload, onRetry, onDrop }: GalleryUploadRowProps) {
  const { file, problem, canRetry } = upload;
  return (
    <li>
      <div className={listStyles.heading}>
        <b className={styles.file}>{file.name}</b>
        <Button
          size="small"
          kind="ghost"
          onClick={onDrop}
          aria-label={`${problem === null ? 'Cancel' : 'Remove'} ${file.name}`}
        >
          {problem === null ? 'Cancel' : 'Remove'}
        </Button>
      </div>
      <div className={styles.entry}>
        <div className={styles.picture} />
        <div className={styles.upload}>
          <TextRoom />
          <div className={styles.state}>
            {problem === null ? <Progress upload={upload} /> : <FieldError>{problem}</FieldError>}
            {problem === eventImageTooLarge ? <p className="meta">{shrinkEventImage}</p> : null}
            {problem !== null && canRetry ? (
              <Button size="small" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </li>
  );
}

const all = 100;

function Progress({ upload: { file, percent } }: Pick<GalleryUploadRowProps, 'upload'>) {
  return (
    <span className={`${styles.progress} meta`}>
      <progress max={all} value={percent} aria-label={`Uploading ${file.name}`} />
      <span aria-hidden="true">{percent === all ? 'Processing...' : `${percent}%`}</span>
    </span>
  );
}

/** An invisible field, so that the row is as high as with the picture's text. */
function TextRoom() {
  return (
    <div className={styles.room} aria-hidden="true">
      <TextAreaField label={'\u00A0'} help={'\u00A0'} isShort disabled />
    </div>
  );
}
