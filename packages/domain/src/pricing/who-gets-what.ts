import { formatDollars, type Cents } from '../money';
import { bookingFeeRate } from './charge-label';
import { quoteTotals } from './quote';
import { taxName } from './rates';
import type { TaxRules } from './taxes';

/** Who's paid what of a sale, in one sentence each: for the help page and the page on which organizers join. */
export interface WhoGetsWhat {
  readonly traveller: string;
  readonly organizer: string;
  readonly site: string;
  readonly tax: string;
}

/** @param price of one adult's ticket, in cents */
export function whoGetsWhat(price: Cents, rules: TaxRules): WhoGetsWhat {
  const { bookingFee, hst, total } = quoteTotals(price);
  const dollars = formatDollars(price);
  const isSpecification = rules === 'specification';
  return {
    traveller: isSpecification
      ? `pays ${formatDollars(total)} for a ticket of ${dollars}: the ticket, a booking fee of ${bookingFeeRate}, and tax.`
      : `pays ${dollars} for the ticket, a booking fee of ${bookingFeeRate}, and the taxes of the event’s province or territory.`,
    organizer: `get ${dollars}: the price of the ticket, less your discount codes and refunds.`,
    site: `keeps the booking fee, ${formatDollars(bookingFee)} here.`,
    tax: isSpecification
      ? `${taxName} of ${formatDollars(hst)}, which the site remits.`
      : 'You remit what’s charged on your tickets if you’re registered; the site remits what’s on its fee.',
  };
}

/** When an organizer is paid. @param delayDays after the event has ended; null if the site doesn't pay out by itself */
export function payoutSentence(delayDays: number | null): string {
  if (delayDays === null)
    return 'Ask the people who run this site when you’ll be paid. Earnings says what you’re owed, sale by sale.';
  const when =
    delayDays === 0
      ? 'once an event has ended'
      : `${delayDays} ${delayDays === 1 ? 'day' : 'days'} after an event has ended`;
  return `The site pays you ${when}, to the bank account that you connect under Earnings. There you also see what’s coming and why it isn’t sooner.`;
}
