import { showToast } from '../../ui/dialog/toast-store';

interface SharedTicket {
  /** Where the ticket is, as a PDF. */
  readonly url: string;
  readonly fileName: string;
  /** 'Ticket for Piotr: Dawn Traverse' */
  readonly title: string;
}

/** Whether this device can pass a PDF on to its other apps. */
export function canShareFiles(): boolean {
  const file = new File([], 'ticket.pdf', { type: 'application/pdf' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Passes one ticket on to an app of the device. Closing the device's list of apps is no failure. */
export async function shareTicket({ url, fileName, title }: SharedTicket): Promise<void> {
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
