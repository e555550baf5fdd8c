import type { EventChart } from '@ascendant/astrology/chart/event-chart';
import { dayReason } from '@ascendant/astrology/matching/day-reason';
import { dayCharts, dayVectors, goodDays } from '@ascendant/astrology/matching/good-days';
import { matchWheel } from '@ascendant/astrology/matching/match-wheel';
import { matchReasons } from '@ascendant/astrology/matching/reasons';
import { vectorLength } from '@ascendant/astrology/matching/vector';
import type { EventMatch } from '@ascendant/contract/match';
import { addDays, calendarDay, daysBetween, type CalendarDay } from '@ascendant/domain/calendar-day';
import { preferenceReasons, reasonsText } from '@ascendant/domain/match/preference-fit';
import { goodFrom } from '@ascendant/domain/match/score-label';
import type { ChargedPrices } from '@ascendant/domain/pricing/exchange-rate';
import type { Viewer } from '../../access/caller';
import type { ScoredIds, ScoredOrder } from '../../application/event-scores';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { charts } from '../charts/charts.module';
import type { ChartDeps, ChartedPerson } from '../charts/charts.service';
import { events } from '../events/events.module';
import type { EventDeps } from '../events/events.service';
import { people } from '../people/people.module';
import { places } from '../places/places.module';
import type { EventIndex } from './event-index';
import * as skies from './event-skies.repository';
import { analyse, mixOf, traitsOf } from './event-sky';
import { findEventTexts } from './event-texts.repository';
import type { ExplainableEvents } from './explainable-events';
import { partyOf, vectorsOf, preferencesOf } from './match-party';
import { presentMatch } from './match.presenter';
import { saveMatch } from './matches.repository';
import { findPreferences } from './preferences.repository';

export interface MatchDeps extends ChartDeps, EventDeps {
  readonly index: EventIndex;
  readonly explainable: ExplainableEvents;
  readonly now: () => Date;
  /** What a price limit is compared with. */
  readonly prices: ChargedPrices;
}

/** The person's scores for some events, or their party's; null without birth data, and before the index is ready. */
export async function scoresFor(
  deps: MatchDeps,
  userId: number,
  eventIds: readonly number[],
  companions: readonly number[],
): Promise<ReadonlyMap<number, number> | null> {
  const party = vectorsOf(await partyOf(deps, userId, companions));
  if (party.length === 0 || !(await deps.index.refresh())) return null;
  return new Map(
    eventIds.flatMap((id) => {
      const score = deps.index.score(party, id);
      return score === null ? [] : [[id, score] as const];
    }),
  );
}

/** Upcoming events in an order, those with at least a score; null without birth data, and before the index is ready. */
export async function orderedFor(deps: MatchDeps, userId: number, order: ScoredOrder): Promise<ScoredIds | null> {
  const party = vectorsOf(await partyOf(deps, userId, order.companions));
  if (party.length === 0 || !(await deps.index.refresh())) return null;
  const { by, least, wanted, isEachDate = false } = order;
  const request = { party, now: deps.now(), by, least, wanted, isEachDate };
  const { best, total } = deps.index.rank(request, isEachDate ? 'each date' : '');
  return { ids: best.map(({ id }) => id), total };
}

/** The explanation of a published event's score. @throws AppError not_found for any other event, and without birth data */
export async function explainPublished(deps: MatchDeps, viewer: Viewer, eventId: number): Promise<EventMatch> {
  const { id } = await events.publishedEvent(deps.db, eventId, viewer);
  const match = await explainMatch(deps, viewer, id);
  if (match) return match;
  throw new AppError('not_found', { message: 'Complete your profile to get personalized recommendations' });
}

/**
 * Why an event suits the person as it does; for the family too.
 * @returns null without birth data, or when the event doesn't exist
 */
export async function explainMatch(
  deps: MatchDeps,
  { userId, companions = [] }: Pick<Viewer, 'userId' | 'companions'>,
  eventId: number,
): Promise<EventMatch | null> {
  const person = await charts.chartIfWanted(deps, userId);
  const scored = person && (await scoredEvent(deps.db, eventId));
  if (!scored) return null;
  const { start, analysisId, event, traits } = scored;
  const family = await charts.chartsOfDependents(deps, userId);
  const party = [person, ...family].map((each) => ({
    person: each,
    isComing: each === person || companions.includes(each.birth.owner.id),
    reasons: matchReasons({ person: asMatchPerson(each), event, traits }),
  }));
  for (const each of party) {
    await saveMatch(deps.db, { owner: each.person.birth.owner, eventId, analysisId }, each.reasons);
  }
  const wheel = charts.presentWheel(matchWheel({ person: asMatchPerson(person), event }));
  const fits = await practicalFitOf(deps, userId, eventId);
  const rules = { minimumAge: start.minimumAge, startDate: calendarDay(start.startDate) };
  return { ...presentMatch(party, wheel, rules), fits };
}

/** An event's side of a score; null when it doesn't exist. */
async function scoredEvent(db: Database, eventId: number) {
  const start = await skies.findEventStart(db, eventId);
  const text = (await findEventTexts(db, [eventId])).get(eventId);
  if (!start || !text) return null;
  const categories = await skies.findCategories(db);
  const mix = mixOf(start, categories);
  const { chart, analysisId } = await skyOf(db, start, mix);
  return { start, analysisId, event: { chart, mix }, traits: traitsOf(text, categories) };
}

/**
 * How a published event suits someone born on a day. Neither is stored: people without an account are shown it for this visit.
 * @throws AppError not_found for any other event; invalid_input (dateOfBirth)
 * Source: rule GST-08.
 */
export async function scoreOfBirth(
  deps: MatchDeps,
  viewer: Viewer,
  { eventId, dateOfBirth }: { readonly eventId: number; readonly dateOfBirth: string },
): Promise<Pick<EventMatch, 'matchScore'>> {
  const { id } = await events.publishedEvent(deps.db, eventId, viewer);
  people.requirePossible(dateOfBirth, deps.now());
  const scored = await scoredEvent(deps.db, id);
  if (!scored) throw new AppError('not_found');
  const { event, traits } = scored;
  const { matchScore } = matchReasons({ person: charts.chartOfDay(dateOfBirth), event, traits });
  return { matchScore };
}

/** An event's stored sky; computed and stored if it's missing or out of date. */
async function skyOf(db: Database, start: skies.EventStartRow, mix: ReturnType<typeof mixOf>) {
  const fresh = analyse(start, mix);
  const stored = await skies.findSky(db, start.id);
  if (stored?.fingerprint === fresh.fingerprint) return stored;
  await skies.saveSkies(db, [fresh]);
  const saved = await skies.findSky(db, start.id);
  if (!saved) throw new RangeError(`event ${start.id} has no analysis`);
  return saved;
}

function asMatchPerson({ birth, vector, chart }: ChartedPerson) {
  return birth.owner.kind === 'user' ? { vector, chart } : { vector, chart, firstName: birth.firstName };
}

const yearDays = 365;
/** We choose the best days, which are described in words, from these. */
const explainedDays = 60;
/** Where people are, it's at most one day earlier or later than by UTC. */
const daysAround = 1;
let days: (Year & { readonly firstDay: string }) | undefined;

interface Year {
  readonly charts: readonly EventChart[];
  readonly vectors: Float32Array;
}

/**
 * The skies of a year from someone's own day on: they're computed once a day, for everyone, with a day more at both ends
 * (docs/rules/matching-model.md, "Good days").
 */
function yearFrom(ownDay: CalendarDay, now: Date): Year {
  const firstDay = addDays(calendarDay(now.toISOString().slice(0, 10)), -daysAround);
  if (days?.firstDay !== firstDay) {
    const charts = dayCharts(firstDay, yearDays + 2 * daysAround);
    days = { firstDay, charts, vectors: dayVectors(charts) };
  }
  const start = daysBetween(calendarDay(firstDay), ownDay);
  const [from, to] = [start, start + yearDays];
  return {
    charts: days.charts.slice(from, to),
    vectors: days.vectors.subarray(from * vectorLength, to * vectorLength),
  };
}

/** How well each of the 365 days from the person's own day on suits them, with the events of 8 or more that begin on it; [] without birth data. */
export async function yearOf(deps: MatchDeps, userId: number) {
  const person = await charts.chartIfWanted(deps, userId);
  if (!person || !(await deps.index.refresh())) return [];
  const now = deps.now();
  const { birthTimezone } = person.birth;
  const { today: firstDay } = await charts.ownDay(deps.db, { userId, birthTimezone }, now);
  // Those that suit the person perfectly.
  const best = deps.index.bestByDay({ party: [person.vector], now, least: goodFrom });
  const { charts: skiesOfDays, vectors } = yearFrom(firstDay, now);
  return goodDays({ person: person.vector, firstDay, vectors }).map(({ day, score }, index) => {
    const sky = index < explainedDays ? skiesOfDays[index] : undefined;
    const reason = sky && dayReason(asMatchPerson(person), sky);
    return {
      day: calendarDay(day),
      score,
      eventCount: best.get(day)?.count ?? 0,
      bestEventId: best.get(day)?.bestId ?? null,
      moonSign: reason?.moonSign ?? null,
      reason: reason?.text ?? null,
      astronomy: reason?.astronomy ?? null,
    };
  });
}

interface PracticalDeps {
  readonly db: Database;
  readonly index: Pick<EventIndex, 'find'>;
  readonly prices: ChargedPrices;
}

/** What a person's preferences say for an event, beside the stars: '161 km from you, within your price, on a Saturday'; null for nothing. */
async function practicalFitOf(deps: PracticalDeps, userId: number, eventId: number): Promise<string | null> {
  const row = await findPreferences(deps.db, userId);
  const event = deps.index.find(eventId);
  if (!row || !event) return null;
  const home = await places.homeOf(deps.db, row);
  const distanceKm = home && event.place ? places.kmBetween(places.directionOf(home), event.place) : null;
  return reasonsText(preferenceReasons({ ...event.offered, distanceKm }, preferencesOf(row, deps.prices)));
}
