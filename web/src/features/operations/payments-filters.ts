import type { Dispute, UnmadeRefund } from '../../data/refunds-and-disputes';

/** A part of a list: its name in the address, what the screen calls it, and what's in it. */
export interface Part<Row> {
  readonly value: string;
  readonly label: string;
  readonly has: (row: Row) => boolean;
}

export const refundParts: readonly Part<UnmadeRefund>[] = [
  { value: 'failed', label: 'Failed', has: ({ status }) => status === 'failed' },
  { value: 'waiting', label: 'Held by a dispute', has: ({ status }) => status === 'awaiting_dispute' },
];

export const disputeParts: readonly Part<Dispute>[] = [
  { value: 'open', label: 'Open', has: ({ closedAt }) => closedAt === null },
  { value: 'decide', label: 'To decide', has: ({ needsDecision }) => needsDecision },
  { value: 'over', label: 'Over', has: ({ closedAt, needsDecision }) => closedAt !== null && !needsDecision },
];

/** Said where a part has no rows, and the list has some. */
export const nothingHere = { title: 'Nothing found', text: 'Choose another filter.' };

/** The rows of a part; all of them if the address names none, or one that isn't there. */
export function rowsOfPart<Row>(rows: readonly Row[], parts: readonly Part<Row>[], value: string): readonly Row[] {
  const part = parts.find((each) => each.value === value);
  return part === undefined ? rows : rows.filter(part.has);
}
