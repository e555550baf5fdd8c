import { bookingIdOf } from '../booking/reference';
import { parseDollars, type Cents } from '../money';

/** The most people, and the most payments, that one look-up finds. */
export const maxFoundPeople = 20;
export const maxFoundPayments = 50;
/** How much of a person's page each of its lists shows, the latest first. */
export const personListLength = 50;

/** What an admin's look-up can mean; several at once, as '1250' is an amount and four digits of a card. */
export interface LookupKeys {
  /** Words in a name, a username or an email; null if the text can't be one of these. */
  readonly person: string | null;
  readonly bookingId: number | null;
  readonly amount: Cents | null;
  /** The last four digits of a card. */
  readonly last4: string | null;
  /** An intent, charge, refund or dispute at the provider. */
  readonly providerId: string | null;
}

const none: LookupKeys = { person: null, bookingId: null, amount: null, last4: null, providerId: null };

/**
 * What to look for.
 * @param text as it was typed, trimmed
 */
export function lookupKeysOf(text: string): LookupKeys {
  if (text.includes('@')) return { ...none, person: text };
  if (/^(?:pi|ch|py|re|pyr|dp|du)_\w+$/.test(text)) return { ...none, providerId: text };
  const digits = text.replaceAll(/[\s•*·.]/g, '');
  return {
    person: /\p{L}/u.test(text) ? text : null,
    bookingId: bookingIdOf(text),
    amount: amountIn(text),
    last4: /^\d{4}$/.test(digits) && !/\d\.\d/.test(text) ? digits : null,
    providerId: null,
  };
}

/** Cents are stored as 32-bit integers: no payment has more. */
const beyondAmounts = 2 ** 31;

/** '$1,250.50', '1250.5' and '1250' */
function amountIn(text: string): Cents | null {
  const amount = parseDollars(text.replace(/^\$\s*/, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, ''));
  return amount === null || amount === 0 || amount >= beyondAmounts ? null : amount;
}
