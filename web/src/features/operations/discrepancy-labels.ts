import { cents, formatDollars } from '@ascendant/domain/money';
import type { DiscrepancyKind } from '@ascendant/domain/payment/discrepancies';
import type { Discrepancy } from '../../data/operations';

interface DiscrepancyLabels {
  readonly title: string;
  /** What to do about it. */
  readonly advice: string;
}

const words: Readonly<Record<DiscrepancyKind, DiscrepancyLabels>> = {
  amount_mismatch: { title: 'Another amount came', advice: 'It goes back by itself. Look why it differed.' },
  unknown_intent: { title: 'A payment we do not know', advice: 'Find whose it is, or give it back at the provider.' },
  missing_at_provider: { title: 'A payment the provider does not know', advice: 'Look for it at the provider.' },
  refund_at_provider: {
    title: 'A refund made at the provider',
    advice: 'It is recorded here. The tickets still hold.',
  },
  dispute: { title: 'A dispute', advice: 'Answer it at the provider. The tickets still hold.' },
  refund_failed: { title: 'A refund that did not go through', advice: 'Give the money back another way.' },
};

export function discrepancyLabels(kind: DiscrepancyKind): DiscrepancyLabels {
  return words[kind];
}

const labels: Readonly<Record<string, string>> = {
  expectedCents: 'asked for',
  receivedCents: 'received',
  amountCents: 'amount',
  currency: 'currency',
  status: 'state',
  number: 'refund number',
  notice: 'notice',
};

/** What differs, line by line: label and value; amounts in dollars. */
export function discrepancyLines(details: Discrepancy['details']): readonly (readonly [string, string])[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [
      labels[name] ?? name,
      name.endsWith('Cents') && typeof value === 'number' ? formatDollars(cents(value)) : String(value),
    ]);
}
