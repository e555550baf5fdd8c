/** Crockford's base 32: no I, L, O or U, so that a reference can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 32^5; larger ids get more letters. */
const shortRange = 33_554_432;
/** Odd, so the mapping is one to one. It makes neighbouring bookings look different; it isn't a secret. */
const multiplier = 20_613_061;

/**
 * A booking's short reference, easy to say on the phone: `ASC-7K2MQ`. It grants no access.
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
