/** What somebody at the gate read off a ticket. */
export type TicketReading =
  /** The QR code: the ticket's code and its signature. */
  | { readonly kind: 'signed'; readonly code: string; readonly signature: string }
  /** The short code beside it, typed. */
  | { readonly kind: 'gate'; readonly gateCode: string };

/** Letters of a gate code: 33 in 8 places are over 40 bits, and nobody has to type more. */
const gateCodeLength = 8;

/**
 * The text of a ticket's QR code.
 * @param code the ticket's random code
 * @param signature of that code, in base64url
 */
export function signedTicketText(code: string, signature: string): string {
  return `${code}.${signature}`;
}

/**
 * The short code that is printed beside the QR code, to be typed where no camera is: the beginning of the ticket's code, of
 * letters and digits that cannot be taken for each other. Case, dashes and spaces do not matter.
 * It finds a ticket among those of one event for somebody who may tick it by name as well; alone it opens nothing.
 * @param code a ticket's code, at least 22 characters of base64url or hex
 * @returns eight characters, '7K2M9XQ4'
 */
export function gateCodeOf(code: string): string {
  return unmistakable(code).slice(0, gateCodeLength);
}

/** As it is printed: '7K2M-9XQ4'. */
export function spokenGateCode(gateCode: string): string {
  return `${gateCode.slice(0, gateCodeLength / 2)}-${gateCode.slice(gateCodeLength / 2)}`;
}

/**
 * Understands what was scanned, or typed by hand or by a hand-held scanner.
 * @returns null for anything that no ticket of ours says
 */
export function readTicketText(text: string): TicketReading | null {
  const trimmed = text.trim();
  const [, code, signature] = /^([\w-]{22,64})\.([\w-]{16,64})$/.exec(trimmed) ?? [];
  if (code !== undefined && signature !== undefined) return { kind: 'signed', code, signature };
  if (!/^[A-Za-z0-9 –-]{8,20}$/.test(trimmed)) return null;
  const gateCode = unmistakable(trimmed);
  return gateCode.length === gateCodeLength ? { kind: 'gate', gateCode } : null;
}

/** Capitals and digits only; O is read as 0, I and L as 1, as Crockford's base 32 does. */
function unmistakable(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
