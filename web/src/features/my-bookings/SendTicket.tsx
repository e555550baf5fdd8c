import type { MyBooking } from '@ascendant/contract/booking';
import { useState } from 'react';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Icon } from '../../ui/layout/Icon';

interface SendTicketProps {
  readonly booking: Pick<MyBooking, 'id' | 'reference' | 'event'>;
  readonly ticket: Pick<MyBooking['tickets'][number], 'attendeeName'>;
  /** The attendee's in the booking, from 0. */
  readonly position: number;
}

/**
 * Passes one person's ticket on: with an app of the device, otherwise as a file to send. We don't ask for anyone's address.
 * Source: docs/archive/decisions/0194-tickets-are-passed-on-by-the-device.md.
 */
export function SendTicket({ booking, ticket: { attendeeName }, position }: SendTicketProps) {
  const [isBusy, setBusy] = useState(false);
  const url = paths.ticketPdf(booking.id, position);
  const whose = <span className="visually-hidden">{` of ${attendeeName}`}</span>;
  if (!canShareFiles())
    return (
      <a className={buttonClass({ size: 'small' })} href={url} download>
        <Icon name="down2" size="small" />
        Download ticket{whose}
      </a>
    );
  const share = async () => {
    setBusy(true);
    await shareTicket({
      url,
      fileName: `ticket-${booking.reference}-${String(position + 1).padStart(2, '0')}.pdf`,
      title: `Ticket for ${attendeeName}: ${booking.event.title}`,
    });
    setBusy(false);
  };
  return (
    <Button size="small" onClick={() => void share()} busy={isBusy && 'Preparing...'}>
      <Icon name="share" size="small" />
      Send ticket{whose}
    </Button>
  );
}

interface SharedTicket {
  /** Where the ticket is, as a PDF. */
  readonly url: string;
  readonly fileName: string;
  /** 'Ticket for Piotr: Dawn Traverse' */
  readonly title: string;
}

/** Whether this device can pass a PDF on to its other apps. */
function canShareFiles(): boolean {
  const file = new File([], 'ticket.pdf', { type: 'application/pdf' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Passes one ticket on to an app of the device. Closing the device's list of apps is no failure. */
async function shareTicket({ url, fileName, title }: SharedTicket): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`No ticket at ${url}`);
    const file = new File([await response.arrayBuffer()], fileName, { type: 'application/pdf' });
    await navigator.share({ title, files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ title: 'We couldn’t share the ticket', description: 'Download it instead.', tone: 'bad' });
  }
}
