import { once } from 'node:events';

/**
 * Places at which a test stops the program, one for each crash point in docs/rules/payments.md, "Crash points". They stand in
 * the code as statements labelled FAULT, which the production build leaves out (rule CRA-16).
 */
export const faultPoints = [
  /** CRA-01: places are held, the provider was not asked. */
  'hold-committed',
  /** CRA-02: the provider has made the intent, and we have not heard. */
  'intent-made',
  /** CRA-03: the intent is stored, and the browser has not heard. */
  'intent-stored',
  /** CRA-04: the card is paid, and the browser has not heard. */
  'card-paid',
  /** CRA-05: the confirm call has come, the provider was not read. */
  'confirm-received',
  /** CRA-06: everything of T4 is written, nothing committed. */
  'confirming',
  /** CRA-07: T4 is committed, and nobody was told. */
  'confirmed',
  /** CRA-08: the webhook is committed, 200 not sent. */
  'notice-taken',
  /** CRA-09: the intent is canceled at the provider, T5 not committed. */
  'intent-canceled',
  /** CRA-10: the refund is made at the provider, T8 not committed. */
  'refund-made',
  /** CRA-11: the mail is accepted, the job not marked. */
  'mail-accepted',
  /** CRA-12: one more booking of a cancelled event has ended. */
  'booking-ended',
  /** CRA-13: the file is stored, the row that refers to it is not committed. */
  'upload-stored',
  /** CRA-14: a migration is applied, not committed. */
  'migrating',
  /** IDE-02: what a call with a key does is committed, and its answer is neither noted nor sent. */
  'effect-committed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** What is armed: `kill`, `pause` or `throw` the first time, `kill-250` the 250th time. */
const armed = new Map<string, { readonly action: string; left: number }>();

/** Arms what the setting FAULT says. Names that are no points are for others (`event-lock`). */
export function armFaults(faults: ReadonlyMap<string, string>): void {
  for (const [point, text] of faults) {
    const [action = '', count = '1'] = text.split('-');
    armed.set(point, { action, left: Number(count) });
  }
}

/**
 * Does nothing unless a test has armed this point. Then the process ends as by kill -9 (`kill`), or prints where it is and waits for
 * SIGUSR2, so that something else can be killed meanwhile (`pause`), or only this request ends here (`throw`).
 */
export async function faultPoint(point: FaultPoint): Promise<void> {
  const fault = armed.get(point);
  if (!fault) return;
  fault.left -= 1;
  if (fault.left !== 0) return;
  if (fault.action === 'kill') process.kill(process.pid, 'SIGKILL');
  if (fault.action === 'throw') throw new Error(`fault: ${point}`);
  const goesOn = once(process, 'SIGUSR2');
  // Waiting for a signal alone keeps no process alive.
  const alive = setInterval(() => undefined, 1000);
  process.stderr.write(`fault: ${point}\n`);
  await goesOn;
  clearInterval(alive);
}
