import { cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { percentPoints, wholeBasisPoints, type ChargeRates } from '../pricing/rates';
import { taxLinesOn, taxOf } from '../pricing/taxes';

/** Resellers of one organization, those that are turned off too. */
export const maxResellers = 50;
export const resellerNameMaxLength = 60;
/** The highest commission, in whole percent. */
export const maxCommission = 50;
/** Events that one reseller can sell. */
export const maxSeriesOfReseller = 500;

/** How long a reservation holds its seats unless it asks for another time, and at most, in minutes. */
export const reservationMinutes = 30;
export const maxReservationMinutes = 120;

/** What every reseller can hold at once: half of a date's seats, but at least so many; and so many of all dates together. */
const leastHeld = 20;
export const maxSeatsReserved = 1000;

/** How many seats of a date one reseller can hold at once without confirming. Source: docs/rules/resellers.md, "Seats". */
export function seatsReservable(capacity: number): number {
  return Math.max(leastHeld, Math.floor(capacity / 2));
}

/** What the organizer gets of a price, before tax. @param commission in whole percent */
export function netOf(price: Cents, commission: number): Cents {
  return cents(price - divideHalfUp(price * commission * percentPoints, wholeBasisPoints));
}

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

/**
 * What's owed for some people of a booking: their net prices, and their share of the tax on all of them.
 * @param all everyone of the booking
 * @param tax on their net prices together
 */
export function owedFor(
  people: readonly { readonly net: number }[],
  all: readonly { readonly net: number }[],
  tax: number,
): Cents {
  const netOfAll = (units: readonly { readonly net: number }[]) => units.reduce((sum, { net }) => sum + net, 0);
  const [net, whole] = [netOfAll(people), netOfAll(all)];
  return cents(net + (whole === 0 ? 0 : divideHalfUp(tax * net, whole)));
}

/** What isn't owed any longer of an amount. @param percent that the cancellation policy gives back */
export function returnedOf(owed: Cents, percent: number): Cents {
  return cents(divideHalfUp(owed * percent, 100));
}
