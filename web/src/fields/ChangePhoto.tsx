import { profilePictureTypes } from '@ascendant/domain/person/profile-picture';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { FieldError } from '../ui/form/Field';
import styles from './ChangePhoto.module.css';
import type { PictureUpload } from './use-picture-upload';

/** Percent. At 100, the server still has to process the picture. */
const all = 100;

const accepted = profilePictureTypes.join(',');

/** 'Change photo', which becomes 'Cancel' during an upload. It's the same button, so that it keeps the focus. */
export function ChangePhoto({ upload: { sending, problem, choose, cancel } }: { readonly upload: PictureUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user choose the same file again.
    target.value = '';
    if (file) void choose(file);
  };
  return (
    <div className={styles.changePhoto}>
      <output className="visually-hidden">{sending ? stateOf(sending.percent) : ''}</output>
      <input ref={input} type="file" hidden accept={accepted} onChange={take} aria-label="Profile picture" />
      <div className="row">
        {sending ? <Progress percent={sending.percent} /> : null}
        <Button
          size="small"
          onClick={sending ? cancel : () => input.current?.click()}
          aria-describedby={problem.length > 0 ? problemId : undefined}
        >
          {sending ? 'Cancel' : 'Change photo'}
        </Button>
      </div>
      {problem.length > 0 ? <FieldError id={problemId}>{problem.join(' ')}</FieldError> : null}
    </div>
  );
}

function Progress({ percent }: { readonly percent: number }) {
  return (
    <>
      <progress max={all} value={percent} aria-label="Uploading your photo" />
      <span className={classNames(styles.percent, 'meta')} aria-hidden="true">
        {percent === all ? 'Processing...' : `${percent}%`}
      </span>
    </>
  );
}

/** For screen readers: uploading, then processing. Announcing each percentage would drown out everything else. */
function stateOf(percent: number): string {
  return percent === all ? 'Processing your photo' : 'Uploading your photo';
}
