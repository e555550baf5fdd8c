import { cents, type Cents } from '../money';
import { entryOn, reversed, type LedgerEntry, type Posting, type TaxName } from './accounts';

/** A transfer to an organizer's account at the provider, or a reversal of one. */
interface Payout {
  readonly id: number;
  readonly organizerId: number;
  readonly amount: Cents;
  /** By the provider's clock; null for now. */
  readonly movedAt: Date | null;
}

/** What a transfer posts once the provider has made it: it lowers what we hold, and what we owe. */
export function transferPosting({ id, organizerId, amount, movedAt }: Payout): Posting {
  const entries = paidOut(organizerId, amount);
  return { key: `transfer:${id}`, cause: 'transfer', ...unrelated, occurredAt: movedAt, entries };
}

/** The same for a reversal, the other way round. */
export function reversalPosting({ id, organizerId, amount, movedAt }: Payout): Posting {
  const entries = reversed(paidOut(organizerId, amount));
  return { key: `transfer_reversed:${id}`, cause: 'transfer_reversed', ...unrelated, occurredAt: movedAt, entries };
}

/** What an admin gives an organizer, or takes from them if it's negative. It's no revenue: no event earned it. */
export function adjustmentPosting({ id, organizerId, amount }: Omit<Payout, 'movedAt'>): Posting {
  const entries = [entryOn('adjustments', amount), { ...entryOn('organizer', -amount), organizerId }];
  return { key: `adjustment:${id}`, cause: 'adjustment', ...unrelated, occurredAt: null, entries };
}

/** Tax of an event that its organizer remits, and whose entries don't name them. */
export interface UnassignedTax {
  readonly eventId: number;
  readonly organizerId: number;
  readonly tax: TaxName;
  /** What the entries that name no one sum to. */
  readonly amount: Cents;
  /** How often the same was posted before. */
  readonly count: number;
}

/** Names the organizer on it, so that it's paid to them: versions before payouts posted it without a name. */
export function taxAssignedPosting({ eventId, organizerId, tax, amount, count }: UnassignedTax): Posting {
  const entry = { ...entryOn('tax', amount), tax };
  return {
    key: `tax_assigned:${eventId}:${tax}:${count + 1}`,
    cause: 'tax_assigned',
    ...unrelated,
    occurredAt: null,
    entries: [...reversed([entry]), { ...entry, organizerId }],
  };
}

const unrelated = { refundId: null, disputeId: null } as const;

function paidOut(organizerId: number, amount: number): LedgerEntry[] {
  return [entryOn('provider', -amount), { ...entryOn('paid_out', cents(amount)), organizerId }];
}
