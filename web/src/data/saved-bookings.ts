import type { User } from '@ascendant/contract/account';
import type { MyBooking } from '@ascendant/contract/booking';
import { queryOptions } from '@tanstack/react-query';
import { readSavedBookings, savedBookings } from '../storage/saved-bookings';
import { isOver } from './is-over';
import { shownUser } from './shown-user';

/** A picture larger than this isn't saved: the booking is shown without it. */
const maxPictureBytes = 400_000;

/** What this device saved of the person's bookings; null if it has nothing. */
export const savedBookingsQuery = queryOptions({
  queryKey: ['savedBookings'],
  queryFn: readSavedBookings,
  staleTime: 0,
});

/** The booking's tickets can still be used: it's confirmed, and its event isn't over. */
export function hasUsableTickets(booking: MyBooking): boolean {
  return booking.status === 'confirmed' && booking.tickets.length > 0 && !isOver(booking);
}

/**
 * Saves a person's bookings for when there's no network, with the codes of the tickets they can still use. Only where a service
 * worker runs, which opens them then. If a code can't be read, what was saved before stays.
 */
export async function saveBookings(user: User, bookings: readonly MyBooking[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const complete = await Promise.all(bookings.map(savedBooking));
  await savedBookings.save({ user: shownUser(user), bookings: complete, savedAt: new Date().toISOString() });
}

/** A booking with its pictures as data: URLs. What can't be done without a network is left out. */
async function savedBooking(booking: MyBooking): Promise<MyBooking> {
  const isUsable = hasUsableTickets(booking);
  const tickets = isUsable ? await Promise.all(booking.tickets.map(savedTicket)) : [];
  const { imageUrl } = booking.event;
  const picture = isUsable && imageUrl !== null ? await dataUrl(imageUrl).catch(() => null) : null;
  return { ...booking, tickets, canReview: false, heldUntil: null, event: { ...booking.event, imageUrl: picture } };
}

async function savedTicket(ticket: MyBooking['tickets'][number]): Promise<MyBooking['tickets'][number]> {
  return { ...ticket, qrUrl: await dataUrl(ticket.qrUrl) };
}

/** @throws Error if the picture can't be read, or is too large */
async function dataUrl(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/')) throw new Error(`No picture at ${path}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > maxPictureBytes) throw new Error(`The picture at ${path} is too large to save`);
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return `data:${type.split(';', 1)[0]};base64,${btoa(text)}`;
}
