import { decisionOf, tooFewReason } from '@ascendant/domain/event/runs-from';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { collectFailures } from '../../errors/collect-failures';
import { queueMail } from '../../mail/mail-queue.repository';
import { capacity } from '../capacity/capacity.module';
import { events } from '../events/events.module';
import { tooFewMail } from './runs-from-mail';
import { findIds, findRunningDate, isStill, isToAsk, isToDecide, writeAsked, writeRuns } from './runs-from.repository';

interface DecidingDeps {
  readonly db: Database;
  /** The site's address, for links. */
  readonly publicUrl: string;
}

/** Dates of one run: each is a transaction of its own. */
const atOnce = 200;

/**
 * Tells those who manage a date that too few people have booked it, a day before it's decided; and decides those whose time has come: they take place, or
 * are cancelled like any event, with everything refunded. A run that's killed is continued by the next, and two do nothing twice.
 * @throws AggregateError if some couldn't be told about or decided; the others have been
 * Source: docs/rules/events.md, "Runs from a number of people".
 */
export async function decideRuns(deps: DecidingDeps): Promise<void> {
  const failures = collectFailures("Dates that weren't decided");
  for (const [which, work] of steps)
    for (const id of await findIds(deps.db, which, atOnce))
      await failures.collect(() => inTransaction(deps.db, (tx) => work(tx, id, deps.publicUrl)));
  failures.rethrow();
}

const steps = [
  [isToAsk, ask],
  [isToDecide, decide],
] as const;

async function ask(tx: Transaction, eventId: number, publicUrl: string): Promise<void> {
  await capacity.lockEvent(tx, eventId);
  if (!(await isStill(tx, eventId, isToAsk))) return;
  await writeAsked(tx, eventId);
  await tell(tx, { eventId, publicUrl, kind: 'event_few_booked' });
}

async function decide(tx: Transaction, eventId: number, publicUrl: string): Promise<void> {
  await capacity.lockEvent(tx, eventId);
  const date = (await isStill(tx, eventId, isToDecide)) ? await findRunningDate(tx, eventId) : null;
  if (date === null || date.runsFrom === null) return;
  const decision = decisionOf({ runsFrom: date.runsFrom, booked: date.booked, paying: date.paying });
  if (decision === 'runs') {
    await writeRuns(tx, eventId);
    await recordAudit(tx, { actor: null, action: 'event.run_decided', target: { type: 'event', id: eventId } });
  }
  if (decision === 'cancel') {
    await events.cancelByItself(tx, { eventId, reason: tooFewReason(date.runsFrom) });
    await tell(tx, { eventId, publicUrl, kind: 'event_too_few' });
  }
}

interface Told {
  readonly eventId: number;
  readonly publicUrl: string;
  readonly kind: 'event_few_booked' | 'event_too_few';
}

async function tell(tx: Transaction, { eventId, publicUrl, kind }: Told): Promise<void> {
  const date = await findRunningDate(tx, eventId);
  if (date === null || date.organizerId === null) return;
  for (const manager of await events.findManagers(tx, date.organizerId))
    await queueMail(tx, {
      ...tooFewMail({ kind, date, firstName: manager.firstName, publicUrl }),
      userId: manager.id,
      to: manager.email,
    });
}
