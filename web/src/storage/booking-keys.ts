import { permanentStorage } from './browser-storage';

/**
 * The local storage keys of a booking on its way to being paid (specification 1, section 2 (Booking dialog); specification 1, section 3 (Pending booking)). They are cleared at
 * success, at sign-out and after a day (rule WEB-07). This file knows no schema, so that every page can clear.
 */
export const pendingBookingKey = 'pendingBooking';
export const paymentIntentIdKey = 'paymentIntentId';
export const pendingBookingHours = 24;

const hourMs = 3_600_000;

export function clearBookingStorage(): void {
  permanentStorage.remove(pendingBookingKey);
  permanentStorage.remove(paymentIntentIdKey);
}

/** Forgets a pending booking that is a day old, or that does not say how old it is. */
export function forgetOldPendingBooking(now: Date): void {
  const stored = permanentStorage.read(pendingBookingKey);
  if (stored !== null && isTooOld(stored, now)) clearBookingStorage();
}

function isTooOld(stored: string, now: Date): boolean {
  const madeAt = Date.parse(/"bookingDate":"([^"]*)"/.exec(stored)?.[1] ?? '');
  return !(now.getTime() - madeAt < pendingBookingHours * hourMs);
}
