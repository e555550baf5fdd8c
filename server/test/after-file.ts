/** What the running test file has opened. The files of a worker run one after the other. */
const closings: (() => Promise<unknown>)[] = [];

/**
 * Calls `close` after the tests of the file, whatever was opened last first. For what tests and their `beforeAll` open: Vitest forgets
 * an `afterAll` that's called while tests run.
 */
export function afterFile(close: () => Promise<unknown>): void {
  closings.push(close);
}

/** Closes everything that the file has opened. */
export async function closeOpened(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close();
}
