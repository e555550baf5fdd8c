import { once } from 'node:events';

/**
 * Points where a test can stop the program, one for each crash point in docs/rules/payments.md, "Crash points". In the code
 * they're statements labelled FAULT, which the production build removes (rule CRA-16).
 */
export const faultPoints = [
  /** CRA-01: seats are held, but the provider hasn't been asked. */
  'hold-committed',
  /** CRA-02: the provider has created the intent, but we haven't received its reply. */
  'intent-made',
  /** CRA-03: the intent is stored, but the browser hasn't received the reply. */
  'intent-stored',
  /** CRA-04: the card is charged, but the browser hasn't received the reply. */
  'card-paid',
  /** CRA-05: the confirm call has arrived, but the provider hasn't been read. */
  'confirm-received',
  /** CRA-06: everything of T4 is written, but nothing is committed. */
  'confirming',
  /** CRA-07: T4 is committed, but no one has been notified. */
  'confirmed',
  /** CRA-08: the webhook is committed, but 200 hasn't been sent. */
  'notice-taken',
  /** CRA-09: the intent is canceled at the provider, but T5 isn't committed. */
  'intent-canceled',
  /** CRA-10: the refund is made at the provider, but T8 isn't committed. */
  'refund-made',
  /** CRA-11: the email is accepted, but the job isn't marked as done. */
  'mail-accepted',
  /** CRA-12: one more booking of a cancelled event has ended. */
  'booking-ended',
  /** CRA-21: some people of a booking are cancelled, but nothing is committed. */
  'people-cancelling',
  /** CRA-22: some people of a booking are cancelled, but the provider hasn't been asked for their refund. */
  'people-cancelled',
  /** CRA-26: a booking is on another date, with new tickets, but nothing is committed. */
  'booking-moving',
  /** CRA-27: a move is committed, but the provider hasn't been asked for the refund. */
  'booking-moved',
  /** CRA-28: a whole date is moved and its travellers are asked, but nothing is committed. */
  'date-moving',
  /** CRA-29: a moved date is committed, but no one has been told. */
  'date-moved',
  /** CRA-23: a transfer is planned and committed, but the provider hasn't been asked. */
  'transfer-planned',
  /** CRA-24: a transfer is made at the provider, but neither noted nor posted. */
  'transfer-made',
  /** CRA-25: a reversal is made at the provider, but neither noted nor posted. */
  'reversal-made',
  /** CRA-31: evidence about a dispute is stored with its job, but nothing is committed. */
  'evidence-storing',
  /** CRA-32: stored evidence is committed, but the provider hasn't been asked. */
  'evidence-stored',
  /** CRA-33: the provider has the evidence, but that isn't noted. */
  'evidence-taken',
  /** CRA-34: it's noted, but how the dispute stands then hasn't been read. */
  'evidence-noted',
  /** CRA-35: a reseller's seats are held, or booked, but it hasn't received the answer. */
  'octo-written',
  /** CRA-36: everything of a reseller's confirmation is written, but nothing is committed. */
  'octo-confirming',
  /** CRA-37: some of an import's bookings are made, but not committed. */
  'import-booking',
  /** CRA-38: some of an import's bookings are taken back, but that isn't committed. */
  'import-undoing',
  /** CRA-13: the file is stored, but the row that refers to it isn't committed. */
  'upload-stored',
  /** CRA-14: a migration is applied, but not committed. */
  'migrating',
  /** IDE-02: what a call with a key does is committed, and its answer is neither noted nor sent. */
  'effect-committed',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

/** The armed points: `kill`, `pause` or `throw` acts the first time, `kill-250` the 250th time. */
const armed = new Map<string, { readonly action: string; left: number }>();

/** Arms the points in the setting FAULT. Other names in it belong to other code (`event-lock`). */
export function armFaults(faults: ReadonlyMap<string, string>): void {
  for (const [point, text] of faults) {
    const [action = '', count = '1'] = text.split('-');
    armed.set(point, { action, left: Number(count) });
  }
}

/**
 * Does nothing unless a test has armed this point. Then the process ends as if by kill -9 (`kill`), or prints the point's
 * name and waits for SIGUSR2, so that something else can be killed in the meantime (`pause`), or only this request ends here
 * (`throw`).
 */
export async function faultPoint(point: FaultPoint): Promise<void> {
  const fault = armed.get(point);
  if (!fault) return;
  fault.left -= 1;
  if (fault.left !== 0) return;
  if (fault.action === 'kill') process.kill(process.pid, 'SIGKILL');
  if (fault.action === 'throw') throw new Error(`fault: ${point}`);
  const resumed = once(process, 'SIGUSR2');
  // Waiting for a signal doesn't keep the process alive.
  const alive = setInterval(() => undefined, 1000);
  process.stderr.write(`fault: ${point}\n`);
  await resumed;
  clearInterval(alive);
}
