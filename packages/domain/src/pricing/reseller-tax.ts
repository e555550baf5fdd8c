import { cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { wholeBasisPoints, type ChargeRates } from './rates';
import { taxLinesOn, taxOf } from './taxes';

/**
 * The tax on what a reseller owes an organizer: the organizer's own, so there's none unless they're registered. The site sells nothing of it.
 * @param net what's owed before tax
 * @param rates of the event
 * @returns in cents
 * Source: docs/rules/resellers.md, "Money".
 */
export function resellerTax(
  net: Cents,
  { taxes, taxBasisPoints }: ChargeRates,
  { organizerGst }: { readonly organizerGst: string | null },
): Cents {
  if (taxes === undefined)
    return organizerGst === null ? zeroCents : cents(divideHalfUp(net * taxBasisPoints, wholeBasisPoints));
  const lines = taxLinesOn({ subtotal: net, bookingFee: zeroCents }, taxes);
  return taxOf(lines.filter(({ remitter }) => remitter === 'organizer'));
}
