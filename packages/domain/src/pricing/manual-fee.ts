import { zeroCents, type Cents } from '../money';
import { quoteTickets, type Tickets } from './quote';
import { chargeRates } from './rates';
import type { TaxLine } from './taxes';
import { taxed } from './totals';

/** The site's fee on a booking that an organizer made themselves, in cents. */
export interface ManualFee {
  readonly fee: Cents;
  /** On the fee, all taxes together. */
  readonly tax: Cents;
  /** Under Canada's rules: the lines that `tax` adds up; otherwise null. */
  readonly taxLines: readonly TaxLine[] | null;
}

/**
 * What an organizer owes the site for a booking that they made for guests, where the operator charges it: the booking fee of the same booking on the
 * site at today's price, with the tax on that fee. The tickets are between the organizer and the guests.
 * @param rates of the event; the specification's by default
 * Source: docs/rules/booking.md, "Manual bookings".
 */
export function manualFee(tickets: Tickets, rates = chargeRates): ManualFee {
  const { bookingFee } = quoteTickets(tickets, zeroCents, rates);
  const { hst, taxes } = taxed({ subtotal: zeroCents, bookingFee }, rates);
  return { fee: bookingFee, tax: hst, taxLines: taxes ?? null };
}
