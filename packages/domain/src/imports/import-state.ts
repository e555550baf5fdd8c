/** What an import is doing. Source: docs/rules/booking.md, "Moving in". */
export const importStates = ['running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What became of a row: `stopped` was refused when it was to be booked. */
export const importRowStates = ['waiting', 'booked', 'stopped', 'undone'] as const;

/** How long an import can be undone. */
export const undoDays = 30;
/** The most that a file can have: bytes, and rows below its headings. */
export const importMaxBytes = 20_000_000;
export const importMaxRows = 50_000;

/** Whether an import can be undone: once it has run, for a while; again if something was left. @param left bookings that it made and that exist */
export function canUndo({
  state,
  createdAt,
  left,
  now,
}: {
  readonly state: ImportState;
  readonly createdAt: Date;
  readonly left: number;
  readonly now: Date;
}): boolean {
  return (state === 'done' || state === 'undone') && left > 0 && now.getTime() < createdAt.getTime() + undoDays * dayMs;
}

const dayMs = 86_400_000;
