import type { AddedGate } from '../../data/gates';
import { Button } from '../../ui/button/Button';
import { copyText } from '../../ui/dialog/copy-text';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './Gates.module.css';

/** The link of a new gate device, which is only shown now. */
export function GateLinkDialog({ added, onClose }: { readonly added: AddedGate; readonly onClose: () => void }) {
  const { gate, link, qr } = added;
  return (
    <Dialog
      title={`Link for ${gate.name}`}
      onClose={onClose}
      guardsTyping={false}
      footer={
        <div className="row align-end">
          <Button onClick={() => void copyText(link, { title: 'Link copied' })}>Copy link</Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      }
    >
      <p>Scan this with the phone, or send it the link. We can’t show it again: if it’s lost, make another one.</p>
      <img
        className={styles.code}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={`QR code of the link for ${gate.name}`}
      />
      <p className={styles.link}>{link}</p>
      <p className="meta">
        Anyone with the link can check people in and see their names, so give it to that phone only.
      </p>
    </Dialog>
  );
}
