import type { Cents } from '../money';

/** Money that a provider took in or gave out, here or there. */
export interface Movement {
  /** What it's about: an intent, a refund, or a dispute, by its id at the provider. */
  readonly source: string;
  /** What leaves is negative. */
  readonly amount: Cents;
  readonly currency: string;
}

export interface Differences<Ours extends Movement, Theirs extends Movement> {
  /** What the ledger has and the provider hasn't. */
  readonly notAtProvider: readonly Ours[];
  /** What the provider has and the ledger hasn't. */
  readonly notInLedger: readonly Theirs[];
}

/**
 * Compares movements of money one by one, to the cent. What came and went at the provider without the ledger, such as a payment that was
 * cancelled while it was made, is no difference.
 * Source: docs/rules/ledger.md, "Comparison with the provider".
 */
export function differencesOf<Ours extends Movement, Theirs extends Movement>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): Differences<Ours, Theirs> {
  return { notAtProvider: without(ours, theirs), notInLedger: settled(without(theirs, ours)) };
}

/** Those that have no counterpart; two alike need two. */
function without<Item extends Movement>(items: readonly Item[], others: readonly Movement[]): readonly Item[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return items.filter((item) => {
    const left = counts.get(keyOf(item)) ?? 0;
    counts.set(keyOf(item), left - 1);
    return left <= 0;
  });
}

function settled<Item extends Movement & { readonly intentId?: string }>(items: readonly Item[]): readonly Item[] {
  const sums = new Map<string, number>();
  const subject = ({ intentId, source }: Item) => intentId ?? source;
  for (const item of items) sums.set(subject(item), (sums.get(subject(item)) ?? 0) + item.amount);
  return items.filter((item) => sums.get(subject(item)) !== 0);
}

function keyOf({ source, amount, currency }: Movement): string {
  return `${source} ${amount} ${currency}`;
}
