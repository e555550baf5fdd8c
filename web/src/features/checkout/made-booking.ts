/** What an entry of the browser's history says of the booking that was just made. */
export interface MadeBooking {
  readonly bookingId: number;
}

/** @param state of the current history entry: this site wrote it, maybe an earlier version. @returns null if it names no booking */
export function madeBookingOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('bookingId' in state)) return null;
  return typeof state.bookingId === 'number' ? state.bookingId : null;
}
