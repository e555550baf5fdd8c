/** Crockford's base 32: no I, L, O or U, so that a reference can be read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 32^5; larger ids get more letters. */
const shortRange = 33_554_432;
/** Odd and therefore one to one; it only keeps neighbouring bookings from looking alike, and hides nothing. */
const multiplier = 20_613_061;

/**
 * A short name for a booking that a person can say on the telephone: `ASC-7K2MQ`. It opens nothing.
 * @param bookingId a positive whole number below 2^31
 */
export function bookingReference(bookingId: number): string {
  const block = Math.floor(bookingId / shortRange);
  const scrambled = Number((BigInt(bookingId % shortRange) * BigInt(multiplier)) % BigInt(shortRange));
  return `ASC-${toBase32(block).replace(/^0+/, '')}${toBase32(scrambled)}`;
}

/**
 * The number of one ticket of a booking: `ASC-7K2MQ-01`.
 * @param position the attendee's, from 0
 */
export function ticketNumber(bookingId: number, position: number): string {
  return `${bookingReference(bookingId)}-${String(position + 1).padStart(2, '0')}`;
}

function toBase32(value: number): string {
  const digits = [4, 3, 2, 1, 0].map((power) => Math.floor(value / 32 ** power) % 32);
  return digits.map((digit) => alphabet[digit]).join('');
}
