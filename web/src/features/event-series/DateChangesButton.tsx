import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const DateChangesDialog = lazyDialog(async () => (await import('./DateChangesDialog')).DateChangesDialog);

/** Opens who may change to another date of the event. */
export function DateChangesButton({ event }: { readonly event: { readonly id: number; readonly title: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Date changes
      </Button>
      {isOpen ? <DateChangesDialog event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
