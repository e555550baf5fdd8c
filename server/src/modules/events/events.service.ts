import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import type { EventDate } from '@ascendant/contract/event-dates';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { refusalToRead } from '@ascendant/domain/event/access';
import type { SearchPoint } from '@ascendant/domain/event/event-search';
import { cents, toDecimal } from '@ascendant/domain/money';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { datesSpan, type AskedSpan } from '@ascendant/domain/schedule/dates-span';
import type { Caller, Viewer } from '../../access/caller';
import type { ApplicationContext } from '../../application/application-context';
import type { ExplainedScore, ScoredPage } from '../../application/event-scores';
import { mapInTurns } from '../../concurrency/map-in-turns';
import type { Database, Queryable, Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { places } from '../places/places.module';
import { findEvent, findEvents, type EventRecord } from './list/event-columns.repository';
import type { EventFilter } from './list/event-filter';
import { bookableAmong, findOtherDates, seriesOf } from './list/series-summaries';
import {
  requireBookings,
  requireChangeable,
  requireCheckIn,
  requireFieldSheet,
  requireReadable,
} from './one/event-access';
import { findEventPage } from './one/event-page.repository';
import { presentDetail, presentSummary, tierOnSale } from './one/event.presenter';
import { findNamedDate, findSeriesDates } from './one/series-dates.repository';
import { coverVariants } from './pictures/cover-variants';
import { lockGuardedEvent, wasPublishedBefore, type GuardedEventRow } from './states/event-transitions.repository';

/** What events are read and scored with. */
export type EventDeps = Pick<ApplicationContext, 'db' | 'eventScores'>;

/** An event that the caller may read. @throws AppError not_found */
export async function readableEvent(tx: Queryable, id: number, caller: Caller | null): Promise<EventRecord> {
  return requireReadable(tx, await findEvent(tx, id), caller);
}

/** The published event with an id, for actions that need a published one that the caller may read. @throws AppError not_found */
export async function publishedEvent(tx: Queryable, id: number, caller: Caller | null): Promise<EventRecord> {
  const event = await readableEvent(tx, id, caller);
  if (event.status !== 'published') throw new AppError('not_found');
  return event;
}

/** An event that the caller may change. @throws AppError not_found; forbidden for one that anyone can read */
export async function changeableEvent(tx: Queryable, id: number, caller: Caller): Promise<EventRecord> {
  return requireChangeable(await findEvent(tx, id), caller);
}

/** An event whose field sheet the caller may read. @throws AppError not_found */
export async function eventWithFieldSheet(tx: Queryable, id: number, caller: Caller): Promise<EventRecord> {
  return requireFieldSheet(await findEvent(tx, id), caller);
}

/** An event whose bookings the caller may see and change. @throws AppError not_found */
export async function eventWithBookings(tx: Queryable, id: number, caller: Caller): Promise<EventRecord> {
  return requireBookings(await findEvent(tx, id), caller);
}

/** An event whose attendees the caller may see and check in. @throws AppError not_found */
export async function eventToCheckIn(tx: Queryable, id: number, caller: Caller): Promise<EventRecord> {
  return requireCheckIn(await findEvent(tx, id), caller);
}

/** The same as `eventWithBookings` with the event's row locked, for what must happen one at a time per event. @throws AppError not_found */
export async function lockEventWithBookings(tx: Transaction, id: number, caller: Caller): Promise<GuardedEventRow> {
  return requireBookings(await lockGuardedEvent(tx, id), caller);
}

/** Events as lists show them, in the order of the ids, with the caller's scores; deleted ones are left out. */
export async function eventSummaries(
  deps: EventDeps,
  ids: readonly number[],
  caller: Viewer | null,
): Promise<readonly EventSummary[]> {
  return eventSummariesAround(deps, ids, { caller, around: undefined });
}

/** Who sees a list, and what was asked of it. */
interface ShownTo {
  readonly caller: Viewer | null;
  /** Where distances are measured from. */
  readonly around: SearchPoint | undefined;
  /** What the best date of a series has to meet, too. */
  readonly filter?: EventFilter | undefined;
}

/** The same with their distances from a point. */
export async function eventSummariesAround(
  deps: EventDeps,
  ids: readonly number[],
  { caller, around, filter }: ShownTo,
): Promise<readonly EventSummary[]> {
  const events = await findEvents(deps.db, ids);
  const dates = await findOtherDates(deps.db, events, { caller, filter });
  const scores = await explainedFor(deps, { eventIds: ids, otherDates: bookableAmong(dates) }, caller);
  const variants = coverVariants(events);
  return mapInTurns(events, (event) =>
    presentSummary(event, {
      match: scores.get(event.id) ?? null,
      series: seriesOf(event, dates, (id) => scores.get(id)?.score),
      variant: variants.get(event.id) ?? 0,
      distanceKm: distanceFrom(around, event),
    }),
  );
}

function distanceFrom(around: SearchPoint | undefined, { latitude, longitude }: EventRecord): number | null {
  if (around === undefined || latitude === null || longitude === null) return null;
  return places.distanceKm(around, { latitude, longitude });
}

/** @throws AppError not_found; gone for an event that was published once and isn't any more */
export async function eventDetail(deps: EventDeps, id: number, caller: Caller | null): Promise<EventDetail> {
  const event = await findEventPage(deps.db, id);
  // Of an unlisted event, no one learns that it exists.
  if (
    (event?.accessCode ?? null) === null &&
    refusalToRead(event, caller) !== null &&
    (await wasPublishedBefore(deps.db, id))
  )
    throw new AppError('gone');
  const readable = await requireReadable(deps.db, event, caller);
  const dates = await findOtherDates(deps.db, [readable], { caller });
  const scores = await scoresFor(deps, [id, ...bookableAmong(dates)], caller);
  const series = seriesOf(readable, dates, (date) => scores.get(date));
  return presentDetail(readable, { matchScore: scores.get(id) ?? null, series });
}

/** The same inside a transaction, without the caller's score, so that the transaction doesn't wait for a computation. */
export async function eventWithoutScore(tx: Queryable, id: number, caller: Caller | null): Promise<EventDetail> {
  const event = await requireReadable(tx, await findEventPage(tx, id), caller);
  return presentDetail(event, { matchScore: null, series: seriesOf(event) });
}

/** @throws AppError not_found, or not_on_sale when no tier is sold now */
export async function tierOnSaleFor(db: Database, id: number, caller: Caller | null): Promise<PricingTier> {
  const tier = tierOnSale(await readableEvent(db, id, caller));
  if (tier === null) throw new AppError('not_on_sale');
  return tier;
}

/** The caller's scores; visitors have none. */
export async function scoresFor(
  { eventScores }: Pick<EventDeps, 'eventScores'>,
  ids: readonly number[],
  caller: Viewer | null,
): Promise<ReadonlyMap<number, number>> {
  const scores = caller && (await eventScores.scoresOf(caller.userId, ids, caller.companions ?? []));
  return scores ?? new Map();
}

async function explainedFor(
  { eventScores }: Pick<EventDeps, 'eventScores'>,
  page: ScoredPage,
  caller: Viewer | null,
): Promise<ReadonlyMap<number, ExplainedScore>> {
  return caller === null ? new Map() : eventScores.explained(caller.userId, page, caller.companions ?? []);
}

/**
 * The dates of an event's series that haven't begun, its own included, with the seats left and the caller's scores.
 * @throws AppError not_found; invalid_input for more than a year
 * Source: docs/rules/events.md, "The dates of a series".
 */
export async function seriesDates(
  deps: EventDeps,
  { eventId, asked }: { readonly eventId: number; readonly asked: AskedSpan },
  caller: Viewer | null,
): Promise<EventDate[]> {
  const event = await requireReadable(deps.db, await findNamedDate(deps.db, eventId), caller);
  const span = datesSpan(asked, calendarDay(event.today));
  if ('problem' in span) throw new AppError('invalid_input', { fields: { to: span.problem } });
  const dates = await findSeriesDates(deps.db, event, span);
  const published = dates.filter(({ status }) => status === 'published').map(({ id }) => id);
  const scores = await scoresFor(deps, published, caller);
  return dates.map(({ lowestAdultPriceCents, ...date }) => ({
    ...date,
    lowestAdultPrice: toDecimal(cents(lowestAdultPriceCents)),
    matchScore: scores.get(date.id) ?? null,
  }));
}
