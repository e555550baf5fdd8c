/** Digits of a card number, without the spaces and hyphens that people type. */
export function cardDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/**
 * Whether the digits could be a card number: 13 to 19 of them, with a correct check digit (Luhn, ISO/IEC 7812-1).
 * Source: rule PAY-19.
 */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + luhnValue(Number(digit), index), 0);
  return sum % 10 === 0;
}

function luhnValue(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}

/** Whether a text contains a card number anywhere; a body with one must never reach a log. */
export function containsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => isCardNumber(run));
}
