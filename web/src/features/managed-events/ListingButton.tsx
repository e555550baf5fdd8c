import { useState } from 'react';
import type { ManagedEvent } from '../../data/managed-events';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const ListingDialog = lazyDialog(async () => (await import('./ListingDialog')).ListingDialog);

/** Who can find the event: everyone, or only people with its code. */
export function ListingButton({ event }: { readonly event: ManagedEvent }) {
  const [isOpen, setOpen] = useState(false);
  if (event.status === 'cancelled' || event.status === 'pending_approval') return null;
  return (
    <>
      <Button kind="ghost" size="small" aria-label={`Who can find ${event.title}`} onClick={() => setOpen(true)}>
        {event.accessCode === null ? 'Listed' : 'Unlisted'}
      </Button>
      {isOpen ? <ListingDialog event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
