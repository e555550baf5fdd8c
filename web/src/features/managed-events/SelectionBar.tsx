import { useState } from 'react';
import type { ManagedEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Choice } from '../../ui/form/Choice';
import { listHeadingId } from './focus-event';
import { approveText } from './selection-text';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection';

const ApproveSelectedDialog = lazyDialog(async () => (await import('./ApproveSelectedDialog')).ApproveSelectedDialog);

/** Above a list of events that wait for approval: selects all, says how many are selected, and approves them. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { selected, isAll, toggleAll, clear } = selection;
  const [asked, setAsked] = useState<readonly ManagedEvent[] | null>(null);
  const close = () => {
    setAsked(null);
    // What was approved has left the list, and the button with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(listHeadingId)?.focus();
    });
  };
  return (
    <div className={styles.bar}>
      <Choice type="checkbox" checked={isAll} onChange={toggleAll}>
        Select all on this page
      </Choice>
      <output className="meta">{selected.length === 0 ? '' : `${selected.length} selected`}</output>
      {selected.length === 0 ? null : (
        <Button kind="pine" size="small" onClick={() => setAsked(selected)}>
          {approveText(selected.length)}
        </Button>
      )}
      {asked === null ? null : <ApproveSelectedDialog events={asked} onApproved={clear} onClose={close} />}
    </div>
  );
}
