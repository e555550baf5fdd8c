import { saveFile } from '../../api/file';
import { Button } from '../../ui/button/Button';
import { copyText } from '../../ui/dialog/copy-text';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './SecondFactorCard.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      onClose={onClose}
      title="Keep your recovery codes"
      footer={
        <div className="row wrap align-end">
          <Button onClick={() => void copyText(text, { title: 'Recovery codes copied' })}>Copy</Button>
          <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'ascendant-recovery-codes.txt')}>
            Save as file
          </Button>
          <Button kind="primary" onClick={onClose}>
            I’ve kept them
          </Button>
        </div>
      }
    >
      <p>
        If you lose your phone, you can sign in with one of these codes. Each code works once. We won’t show them again,
        so keep them somewhere safe.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
