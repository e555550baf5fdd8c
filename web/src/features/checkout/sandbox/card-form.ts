import { cardDigits } from '@ascendant/domain/payment/payment-fields';
import type { SandboxCard } from './sandbox-provider';

/** The fields of the sandbox's card form, as typed. What's checked: `card-check.ts`. */
export interface CardValues {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export function toCard({ number, expiry, cvc }: CardValues): SandboxCard {
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 };
  return { number: cardDigits(number), expMonth: month, expYear: year, cvc };
}

/** @returns null unless the text is a month and a year of two or four digits */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** '4242424' becomes '4242 424' */
export function groupDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** '0929' becomes '09 / 29' */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
