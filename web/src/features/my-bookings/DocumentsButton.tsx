import type { MyBooking } from '@ascendant/contract/booking';
import { fromWire } from '@ascendant/contract/money';
import { useState } from 'react';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';

const DocumentsDialog = lazyDialog(async () => (await import('./DocumentsDialog')).DocumentsDialog);

/** Opens the receipt of a booking that was paid, and the credit notes of what was refunded. */
export function DocumentsButton({ booking }: { readonly booking: MyBooking }) {
  const [isOpen, setOpen] = useState(false);
  const { paymentStatus, quote, event } = booking;
  if (paymentStatus === 'pending' || paymentStatus === 'failed' || fromWire(quote.total) === 0) return null;
  return (
    <>
      <button type="button" className="link meta link-button" onClick={() => setOpen(true)}>
        Download receipts
        <span className="visually-hidden">{` for ${event.title}`}</span>
      </button>
      {isOpen ? <DocumentsDialog booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
