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

/** `multiplier * inverse` is 1 modulo `shortRange`. */
const inverse = 6_381_325n;

/**
 * The booking that a reference or the number of one of its tickets names, typed in any case, with or without `ASC-`.
 * @returns null if it can't be a reference
 */
export function bookingIdOf(text: string): number | null {
  const typed = text.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [, letters] = /^(?:ASC-)?([0-9A-HJKMNP-TV-Z]{5,7})(?:-\d{1,2})?$/.exec(typed) ?? [];
  if (letters === undefined) return null;
  const id =
    fromBase32(letters.slice(0, -5)) * shortRange +
    Number((BigInt(fromBase32(letters.slice(-5))) * inverse) % BigInt(shortRange));
  return id > 0 && id < 2 ** 31 ? id : null;
}

function fromBase32(letters: string): number {
  return [...letters].reduce((value, letter) => value * 32 + alphabet.indexOf(letter), 0);
}

function toBase32(value: number): string {
  const digits = [4, 3, 2, 1, 0].map((power) => Math.floor(value / 32 ** power) % 32);
  return digits.map((digit) => alphabet[digit]).join('');
}
