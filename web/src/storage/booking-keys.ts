import { permanentStorage, tabStorage } from './browser-storage';
import { heldUntilKey } from './held-seats';

/**
 * The local storage keys of a booking that isn't paid yet (specification 1, section 2 (Booking dialog); specification 1,
 * section 3 (Pending booking)). They're cleared on success, at sign-out, when someone else signs in and after a day (rule WEB-07). This file imports no
 * schema, so that any page can clear them cheaply.
 */
export const pendingBookingKey = 'pendingBooking';
export const paymentIntentIdKey = 'paymentIntentId';
export const pendingBookingHours = 24;

const copyPrefix = `${pendingBookingKey}:`;
/** The booking that this tab's checkout is for. */
const tabBookingKey = 'checkoutBooking';
const hourMs = 3_600_000;

/** Each booking has a copy under its own key, so that two tabs don't show each other's. @param bookingId the server's */
export function copyKey(bookingId: number): string {
  return `${copyPrefix}${bookingId}`;
}

/** Says which booking this tab's checkout is for. */
export function storeTabBooking(bookingId: number): void {
  tabStorage.write(tabBookingKey, String(bookingId));
}

/** @returns null before this tab has opened a checkout */
export function readTabBooking(): number | null {
  const stored = tabStorage.read(tabBookingKey);
  return stored === null ? null : Number(stored);
}

export function clearBookingStorage(): void {
  permanentStorage.remove(pendingBookingKey);
  permanentStorage.remove(paymentIntentIdKey);
  for (const key of permanentStorage.keysOf(copyPrefix)) permanentStorage.remove(key);
  forgetTab();
}

/** Clears the pending bookings of anyone else. */
export function keepBookingsOf(userId: number): void {
  const isOthers = (key: string) => {
    const owner = /"userId":\s*(\d+)/.exec(permanentStorage.read(key) ?? '')?.[1];
    return owner !== undefined && owner !== String(userId);
  };
  if (isOthers(pendingBookingKey)) {
    permanentStorage.remove(pendingBookingKey);
    permanentStorage.remove(paymentIntentIdKey);
    forgetTab();
  }
  for (const key of permanentStorage.keysOf(copyPrefix)) if (isOthers(key)) permanentStorage.remove(key);
}

function forgetTab(): void {
  for (const key of [paymentIntentIdKey, heldUntilKey, tabBookingKey]) tabStorage.remove(key);
}

/**
 * Clears the booking that was just paid. If another tab has opened a checkout since, what it stored stays.
 * @param paid its payment; by default this tab's, and null for a free booking
 */
export function clearPaidBooking(paid: string | null = tabStorage.read(paymentIntentIdKey)): void {
  const latest = permanentStorage.read(paymentIntentIdKey);
  const bookingId = readTabBooking();
  if (bookingId !== null) permanentStorage.remove(copyKey(bookingId));
  if (latest === null || latest === paid) {
    permanentStorage.remove(pendingBookingKey);
    permanentStorage.remove(paymentIntentIdKey);
  }
  forgetTab();
}

/** Clears pending bookings that are a day old, or whose age is unknown. */
export function forgetOldPendingBooking(now: Date): void {
  const latest = permanentStorage.read(pendingBookingKey);
  if (latest !== null && isTooOld(latest, now)) clearBookingStorage();
  for (const key of permanentStorage.keysOf(copyPrefix))
    if (isTooOld(permanentStorage.read(key) ?? '', now)) permanentStorage.remove(key);
}

function isTooOld(stored: string, now: Date): boolean {
  const madeAt = Date.parse(/"bookingDate":"([^"]*)"/.exec(stored)?.[1] ?? '');
  return !(now.getTime() - madeAt < pendingBookingHours * hourMs);
}
