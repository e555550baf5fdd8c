import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const ManualBookingDialog = lazyDialog(async () => (await import('./ManualBookingDialog')).ManualBookingDialog);

/** Opens the form for guests on the phone or at the gate. */
export function ManualBooking({ eventId }: { readonly eventId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add booking</Button>
      {isOpen ? <ManualBookingDialog eventId={eventId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
