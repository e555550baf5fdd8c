import type { AddedApiKey } from '../../data/api-keys';
import { Button } from '../../ui/button/Button';
import { copyText } from '../../ui/dialog/copy-text';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './ApiKeys.module.css';

/** A new key, which is only shown now. */
export function NewApiKeyDialog({ added, onClose }: { readonly added: AddedApiKey; readonly onClose: () => void }) {
  const { key, secret } = added;
  return (
    <Dialog
      title={`Key for ${key.name}`}
      onClose={onClose}
      guardsTyping={false}
      footer={
        <div className="row align-end">
          <Button onClick={() => void copyText(secret, { title: 'Key copied' })}>Copy key</Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <p>Copy it now. We can’t show it again: if it’s lost, make another one.</p>
      <p className={styles.secret}>{secret}</p>
      <p className="meta">Keep it like a password: anyone who has it can read what you chose.</p>
    </Dialog>
  );
}
