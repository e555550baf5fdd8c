import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { copyText } from './copy-text';
import { Dialog } from './Dialog';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** What it is: 'key'. */
  readonly noun: string;
  /** What it's for, and what to do if it's lost. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A new secret, which is only shown now. */
export function SecretDialog({ title, secret, noun, children, onClose }: SecretDialogProps) {
  const copied = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} copied`;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      guardsTyping={false}
      footer={
        <div className="row align-end">
          <Button onClick={() => void copyText(secret, { title: copied })}>{`Copy ${noun}`}</Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <p>Copy it now. We can’t show it again.</p>
      <p className={styles.secret}>{secret}</p>
      <p className="meta">{children}</p>
    </Dialog>
  );
}
