import type { Earnings, MoneyLine, SiteMoney } from '@ascendant/contract/ledger';
import { toWire } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { LedgerAccount } from '@ascendant/domain/ledger/accounts';
import { owingAccounts } from '@ascendant/domain/ledger/figures';
import { cents } from '@ascendant/domain/money';
import type { ChargeCurrency } from '@ascendant/domain/pricing/currency';
import type { OrganizerDispute } from '../../database/organizer-disputes.repository';
import type { EarningSums, EventEarnings, OwedTotals } from './earnings.repository';
import type { FoundLine } from './money-lines.repository';
import type { LedgerSums, TaxSum } from './site-money.repository';

const amount = (value: number) => toWire(cents(value));

interface FoundEarnings {
  /** The latest with money in them. */
  readonly events: readonly EventEarnings[];
  /** Of all of them, listed or not. */
  readonly sums: EarningSums;
  readonly owed: OwedTotals;
  readonly disputes: readonly OrganizerDispute[];
}

export function presentEarnings(currency: ChargeCurrency, { events, sums, owed, disputes }: FoundEarnings): Earnings {
  return {
    currency,
    ...figuresOf(sums),
    paidOut: amount(owed.paidOut),
    owed: amount(owed.ended + owed.coming - owed.paidOut),
    owedForEnded: amount(owed.ended - owed.paidOut),
    owedForComing: amount(owed.coming),
    events: events.map(({ eventId, title, startDate, startTime, isCancelled, hasEnded, ...money }) => ({
      eventId,
      title,
      startDate,
      startTime,
      isCancelled,
      hasEnded,
      ...figuresOf(money),
    })),
    disputes: disputes.map(({ dispute, bookingId, event, change }) => ({
      id: dispute.id,
      reference: bookingReference(bookingId),
      status: dispute.status,
      openedAt: dispute.openedAt.toISOString(),
      event,
      amount: amount(change),
    })),
  };
}

/** The first and the second are the sum of the others, besides what the organizer took themselves. */
function figuresOf({ revenue, siteFee, tax, siteDiscount, taken }: EarningSums) {
  return {
    paidByTravellers: amount(revenue + siteFee + tax - siteDiscount),
    siteDiscount: amount(siteDiscount),
    revenue: amount(revenue),
    siteFee: amount(siteFee),
    tax: amount(tax),
    takenByOrganizer: amount(taken),
  };
}

/** @param account whose lines these are: what's owed is shown as a positive amount */
export function presentLine(line: FoundLine, account: LedgerAccount): MoneyLine {
  return {
    id: line.id,
    occurredAt: line.occurredAt.toISOString(),
    cause: line.cause,
    bookingId: line.bookingId,
    reference: line.bookingId === null ? null : bookingReference(line.bookingId),
    event: line.event,
    amount: amount(owingAccounts.includes(account) ? -line.cents : line.cents),
  };
}

/** Everything that the site's money is made of, in cents as the ledger has it. */
export interface FoundMoney extends LedgerSums {
  readonly taxesByMonth: readonly (TaxSum & { readonly month: string })[];
  readonly comparison: { readonly comparedAt: Date | null; readonly differences: number };
}

export function presentMoney(currency: ChargeCurrency, found: FoundMoney): SiteMoney {
  const balance = (account: LedgerAccount) => {
    const sum = found.balances[account] ?? 0;
    return amount(owingAccounts.includes(account) ? 0 - sum : sum);
  };
  const { comparedAt, differences } = found.comparison;
  return {
    currency,
    atProvider: balance('provider'),
    // What they remit themselves is theirs, too.
    owedToOrganizers: amount(found.owedToOrganizers),
    paidOut: balance('paid_out'),
    adjustments: balance('adjustments'),
    siteFees: balance('fees'),
    siteDiscounts: balance('discounts'),
    providerFees: balance('provider_fees'),
    inDispute: balance('disputes'),
    refundsDue: balance('refunds_due'),
    unclaimed: balance('unclaimed'),
    paidElsewhere: balance('paid_elsewhere'),
    losses: balance('losses'),
    unassigned: balance('unassigned'),
    taxes: found.taxes.map(({ tax, cents: sum }) => ({ tax, amount: amount(sum) })),
    taxByMonth: found.taxesByMonth.map(({ month, tax, cents: sum }) => ({ month, tax, amount: amount(sum) })),
    organizers: found.organizers.map(({ organizerId, name, cents: sum }) => ({
      organizerId,
      name,
      owed: amount(sum),
    })),
    comparison: { comparedAt: comparedAt?.toISOString() ?? null, differences },
  };
}
