import type { RunsFromForm } from '@ascendant/contract/runs-from';
import { hasProblems } from '@ascendant/domain/event/form/field-problems';
import { decisionDay, runsFromProblems, type RunsFrom } from '@ascendant/domain/event/runs-from';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { capacity } from '../capacity/capacity.module';
import { events } from '../events/events.module';
import { findOtherDates, findRunningDate, writeRuns, writeRunsFrom, type RunningDate } from './runs-from.repository';

/** @throws AppError not_found, forbidden */
export async function runsFromOf(db: Queryable, caller: Caller, eventId: number): Promise<RunsFromForm> {
  return present(db, await ownDate(db, caller, eventId));
}

interface RunsFromOrder extends RunsFrom {
  readonly eventId: number;
  readonly dates: 'this' | 'all';
  readonly requestId: string;
}

/**
 * Says from how many people a date runs, and when that's decided; of the other dates to come those take it, too, to which the rules allow it.
 * @throws AppError not_found, forbidden; illegal_transition of a date that's over or cancelled; invalid_input with a sentence by field
 * Source: docs/rules/events.md, "Runs from a number of people"; rule ERR-06.
 */
export async function setRunsFrom(
  db: Database,
  caller: Caller,
  { eventId, dates, requestId, runsFrom, decideDaysBefore }: RunsFromOrder,
): Promise<RunsFromForm & { readonly changed: number; readonly kept: number }> {
  const asked = { runsFrom, decideDaysBefore };
  return inTransaction(db, async (tx) => {
    const seen = await ownDate(tx, caller, eventId);
    const others = dates === 'all' ? (await findOtherDates(tx, seen)).map(({ id }) => id) : [];
    await capacity.lockEvents(
      tx,
      [eventId, ...others].sort((one, other) => one - other),
    );
    const date = await ownDate(tx, caller, eventId);
    if (date.hasBegun || date.status === 'cancelled') throw new AppError('illegal_transition');
    const problems = runsFromProblems(asked, date);
    if (hasProblems(problems)) throw new AppError('invalid_input', { fields: problems });
    const taking = others.length === 0 ? [] : (await findOtherDates(tx, date)).filter((other) => takes(other, asked));
    const written = [date, ...taking].filter((each) => !isSame(each, asked));
    await writeRunsFrom(
      tx,
      written.map(({ id }) => id),
      asked,
    );
    for (const each of written) await audit(tx, caller, { date: each, asked, requestId });
    const changed = written.filter(({ id }) => id !== eventId).length;
    return { ...(await runsFromOf(tx, caller, eventId)), changed, kept: others.length - taking.length };
  });
}

function takes(other: RunningDate, asked: RunsFrom): boolean {
  return isSame(other, asked) || !hasProblems(runsFromProblems(asked, other));
}

function isSame(date: RunsFrom, asked: RunsFrom): boolean {
  return date.runsFrom === asked.runsFrom && date.decideDaysBefore === asked.decideDaysBefore;
}

/**
 * Decides that a date takes place, however many have booked.
 * @throws AppError not_found, forbidden; illegal_transition unless it's published, to come and undecided
 * Source: docs/rules/events.md, "Runs from a number of people"; rule ERR-06.
 */
export async function letRun(
  db: Database,
  caller: Caller,
  { eventId, requestId }: { readonly eventId: number; readonly requestId: string },
): Promise<RunsFromForm> {
  return inTransaction(db, async (tx) => {
    await capacity.lockEvent(tx, eventId);
    const date = await ownDate(tx, caller, eventId);
    if (!canDecide(date)) throw new AppError('illegal_transition');
    await writeRuns(tx, eventId);
    await recordAudit(tx, {
      actor: caller,
      action: 'event.run_decided',
      target: { type: 'event', id: eventId },
      requestId,
    });
    return runsFromOf(tx, caller, eventId);
  });
}

function canDecide({ runsFrom, isDecided, status, hasBegun }: RunningDate): boolean {
  return runsFrom !== null && !isDecided && status === 'published' && !hasBegun;
}

async function ownDate(db: Queryable, caller: Caller, eventId: number): Promise<RunningDate> {
  return events.requireChangeable(await findRunningDate(db, eventId), caller);
}

async function present(db: Queryable, date: RunningDate): Promise<RunsFromForm> {
  const { runsFrom, decideDaysBefore, booked, capacity: seats, isDecided, startDate } = date;
  return {
    runsFrom,
    decideDaysBefore,
    booked,
    isDecided,
    capacity: seats,
    decidedOn: decideDaysBefore === null ? null : decisionDay(startDate, decideDaysBefore),
    canDecide: canDecide(date),
    otherDates: (await findOtherDates(db, date)).length,
  };
}

interface Written {
  readonly date: RunningDate;
  readonly asked: RunsFrom;
  readonly requestId: string;
}

async function audit(tx: Transaction, actor: Caller, { date, asked, requestId }: Written): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: 'event.runs_from_changed',
    target: { type: 'event', id: date.id },
    changes: {
      runsFrom: { before: date.runsFrom, after: asked.runsFrom },
      decideDaysBefore: { before: date.decideDaysBefore, after: asked.decideDaysBefore },
    },
    requestId,
  });
}
