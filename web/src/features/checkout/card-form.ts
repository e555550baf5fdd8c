import { cardDigits } from '@ascendant/domain/payment/card-number';
import { testCardBehaviour } from '@ascendant/domain/payment/test-cards';
import { z } from 'zod';
import type { SandboxCard } from './sandbox-provider';

/** The sandbox's card form. A number that isn't a test card is refused before anything is sent (rule PAY-19). */
export const cardForm = z.object({
  number: z
    .string()
    .min(1, 'Card number is required')
    .refine((text) => testCardBehaviour(text) !== null, 'That isn’t a test card. Don’t enter a real card here.'),
  expiry: z.string().refine((text) => readExpiry(text) !== null, 'Enter month and year, like 09 / 29'),
  cvc: z.string().regex(/^\d{3}$/, 'Enter 3 digits'),
});
export type CardValues = z.input<typeof cardForm>;

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
