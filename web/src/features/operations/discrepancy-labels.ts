import { cents, formatDollars } from '@ascendant/domain/money';
import type { DiscrepancyKind } from '@ascendant/domain/payment/discrepancies';
import type { Discrepancy } from '../../data/operations';

interface DiscrepancyLabels {
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
}

const kindLabels: Readonly<Record<DiscrepancyKind, DiscrepancyLabels>> = {
  amount_mismatch: {
    title: 'Unexpected amount received',
    advice: 'It’s refunded automatically. Check why it differed.',
  },
  unknown_intent: { title: 'Unknown payment', advice: 'Find out whose it is, or refund it at the provider.' },
  missing_at_provider: { title: 'Payment missing at the provider', advice: 'Look for it in the provider’s dashboard.' },
  refund_at_provider: {
    title: 'Refund made at the provider',
    advice: 'It’s recorded here. The tickets are still valid.',
  },
  dispute: { title: 'Dispute', advice: 'See Disputes. The tickets are still valid.' },
  refund_failed: { title: 'Refund failed', advice: 'Try it again or close it under Refunds to look at.' },
  not_in_ledger: {
    title: 'Money moved at the provider, but not here',
    advice: 'Look for it in the provider’s dashboard, then find out why it isn’t recorded here.',
  },
  not_at_provider: {
    title: 'Money moved here, but not at the provider',
    advice: 'Look for it in the provider’s dashboard.',
  },
  payout_not_in_ledger: {
    title: 'A payout that was made at the provider, but not here',
    advice:
      'Look for the transfer in the provider’s dashboard. If someone made it there, take it back there and pay it here.',
  },
  payout_not_at_provider: {
    title: 'A payout that was made here, but not at the provider',
    advice: 'Look for the transfer in the provider’s dashboard before anything else is paid to this organizer.',
  },
};

export function discrepancyLabels(kind: DiscrepancyKind): DiscrepancyLabels {
  return kindLabels[kind];
}

const labels: ReadonlyMap<string, string> = new Map([
  ['expectedCents', 'expected'],
  ['receivedCents', 'received'],
  ['amountCents', 'amount'],
  ['currency', 'currency'],
  ['status', 'status'],
  ['reason', 'reason'],
  ['number', 'refund number'],
  ['notice', 'notice'],
]);

/** The details of a discrepancy as label and value; amounts in dollars. */
export function discrepancyLines(details: Discrepancy['details']): readonly (readonly [string, string])[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [
      labels.get(name) ?? name,
      name.endsWith('Cents') && typeof value === 'number' ? formatDollars(cents(value)) : String(value),
    ]);
}
