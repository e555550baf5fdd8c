/** What check-in staff scanned or typed. */
export type TicketReading =
  /** The QR code: the ticket's code and its signature. */
  | { readonly kind: 'signed'; readonly code: string; readonly signature: string }
  /** The short code next to it, typed in. */
  | { readonly kind: 'short'; readonly checkInCode: string };

/** Length of a check-in code: 8 of 33 characters are over 40 bits, and quick to type. */
const checkInCodeLength = 8;

/**
 * The text of a ticket's QR code.
 * @param code the ticket's random code
 * @param signature of that code, in base64url
 */
export function signedTicketText(code: string, signature: string): string {
  return `${code}.${signature}`;
}

/**
 * The short code printed next to the QR code, to type in without a camera: the start of the ticket's code, in letters and digits that
 * can't be confused. Case, dashes and spaces don't matter.
 * It finds a ticket of one event for staff who could also check it in by name; on its own it grants nothing.
 * @param code a ticket's code, at least 22 characters of base64url or hex
 * @returns eight characters, '7K2M9XQ4'
 */
export function checkInCodeOf(code: string): string {
  return unmistakable(code).slice(0, checkInCodeLength);
}

/** As it is printed: '7K2M-9XQ4'. */
export function spokenCheckInCode(checkInCode: string): string {
  return `${checkInCode.slice(0, checkInCodeLength / 2)}-${checkInCode.slice(checkInCodeLength / 2)}`;
}

/**
 * Reads what was scanned, typed in, or sent by a handheld scanner.
 * @returns null if it isn't the text of one of our tickets
 */
export function readTicketText(text: string): TicketReading | null {
  const trimmed = text.trim();
  const [, code, signature] = /^([\w-]{22,64})\.([\w-]{16,64})$/.exec(trimmed) ?? [];
  if (code !== undefined && signature !== undefined) return { kind: 'signed', code, signature };
  if (!/^[A-Za-z0-9 –-]{8,20}$/.test(trimmed)) return null;
  const checkInCode = unmistakable(trimmed);
  return checkInCode.length === checkInCodeLength ? { kind: 'short', checkInCode } : null;
}

/** Capitals and digits only; O is read as 0, I and L as 1, as Crockford's base 32 does. */
function unmistakable(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
