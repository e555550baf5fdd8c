import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import styles from './GalleryPanel.module.css';
import type { GalleryUpload } from './use-gallery-uploads';

interface GalleryUploadRowProps {
  readonly upload: GalleryUpload;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

const all = 100;

/** A picture that's being uploaded, or couldn't be. */
export function GalleryUploadRow({ upload, onRetry, onDrop }: GalleryUploadRowProps) {
  const { file, percent, problem, canRetry } = upload;
  return (
    <li className={styles.upload}>
      <div className={styles.file}>
        <b>{file.name}</b>
        {problem === null ? (
          <span className="meta">
            <progress max={all} value={percent} aria-label={`Uploading ${file.name}`} />
            <span aria-hidden="true">{percent === all ? 'Processing...' : `${percent}%`}</span>
          </span>
        ) : (
          <FieldError>{problem}</FieldError>
        )}
      </div>
      <span className="row">
        {problem !== null && canRetry ? (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <Button
          size="small"
          kind="ghost"
          onClick={onDrop}
          aria-label={`${problem === null ? 'Cancel' : 'Remove'} ${file.name}`}
        >
          {problem === null ? 'Cancel' : 'Remove'}
        </Button>
      </span>
    </li>
  );
}
