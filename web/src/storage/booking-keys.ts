import { permanentStorage, tabStorage } from './browser-storage';

/**
 * The local storage keys of a booking that isn't paid yet (specification 1, section 2 (Booking dialog); specification 1,
 * section 3 (Pending booking)). They're cleared on success, at sign-out and after a day (rule WEB-07). This file imports no
 * schema, so that any page can clear them cheaply.
 */
export const pendingBookingKey = 'pendingBooking';
export const paymentIntentIdKey = 'paymentIntentId';
export const pendingBookingHours = 24;

const hourMs = 3_600_000;

export function clearBookingStorage(): void {
  permanentStorage.remove(pendingBookingKey);
  permanentStorage.remove(paymentIntentIdKey);
  tabStorage.remove(paymentIntentIdKey);
}

/**
 * Clears the booking that was just paid. If another tab has opened a checkout since, what it stored stays.
 * @param paid its payment; by default this tab's, and null for a free booking
 */
export function clearPaidBooking(paid: string | null = tabStorage.read(paymentIntentIdKey)): void {
  const latest = permanentStorage.read(paymentIntentIdKey);
  if (latest === null || latest === paid) clearBookingStorage();
  else tabStorage.remove(paymentIntentIdKey);
}

/** Clears a pending booking that's a day old, or whose age is unknown. */
export function forgetOldPendingBooking(now: Date): void {
  const stored = permanentStorage.read(pendingBookingKey);
  if (stored !== null && isTooOld(stored, now)) clearBookingStorage();
}

function isTooOld(stored: string, now: Date): boolean {
  const madeAt = Date.parse(/"bookingDate":"([^"]*)"/.exec(stored)?.[1] ?? '');
  return !(now.getTime() - madeAt < pendingBookingHours * hourMs);
}
