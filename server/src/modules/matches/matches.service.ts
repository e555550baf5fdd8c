import { dayReason } from '@ascendant/astrology/matching/day-reason';
import { dayVectors, goodDays } from '@ascendant/astrology/matching/good-days';
import { groupScore } from '@ascendant/astrology/matching/group';
import { matchWheel } from '@ascendant/astrology/matching/match-wheel';
import { matchReasons, type MatchReasons } from '@ascendant/astrology/matching/reasons';
import type { EventMatch } from '@ascendant/contract/match';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { goodFrom } from '@ascendant/domain/match/score-label';
import { ageOn } from '@ascendant/domain/person/age';
import type { ScoredIds, ScoredOrder } from '../../application/event-scores';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { charts } from '../charts/charts.module';
import type { ChartDeps, ChartedPerson } from '../charts/charts.service';
import { events } from '../events/events.module';
import type { EventDeps } from '../events/events.service';
import type { EventIndex } from './event-index';
import * as skies from './event-skies.repository';
import { analyse, mixOf } from './event-sky';
import { saveMatch } from './matches.repository';

export interface MatchDeps extends ChartDeps, EventDeps {
  readonly index: EventIndex;
  readonly now: () => Date;
}

/** The person's scores for some events; none without birth data. */
export async function scoresFor(
  deps: MatchDeps,
  userId: number,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const person = await charts.chartOfUser(deps, userId);
  if (!person || !(await deps.index.refresh())) return new Map();
  return new Map(
    eventIds.flatMap((id) => {
      const score = deps.index.score(person.vector, id);
      return score === null ? [] : [[id, score] as const];
    }),
  );
}

/** Upcoming events in an order, those with at least a score; null without birth data, and before the index is ready. */
export async function orderedFor(deps: MatchDeps, userId: number, order: ScoredOrder): Promise<ScoredIds | null> {
  const person = await charts.chartOfUser(deps, userId);
  if (!person || !(await deps.index.refresh())) return null;
  const request = { person: person.vector, now: deps.now(), least: order.least, wanted: order.wanted };
  const { best, total } = deps.index.rank({ ...request, by: order.by });
  return { ids: best.map(({ id }) => id), total };
}

/** The explanation of a published event's score. @throws AppError not_found for any other event, and without birth data */
export async function explainPublished(deps: MatchDeps, userId: number, eventId: number): Promise<EventMatch> {
  const { id } = await events.publishedEvent(deps.db, eventId);
  const match = await explainMatch(deps, userId, id);
  if (match) return match;
  throw new AppError('not_found', { message: 'Complete your profile to get personalized recommendations' });
}

/**
 * Why an event suits the person as it does; for the family too.
 * @returns null without birth data, or when the event doesn't exist
 */
async function explainMatch(deps: MatchDeps, userId: number, eventId: number): Promise<EventMatch | null> {
  const person = await charts.chartOfUser(deps, userId);
  const start = await skies.findEventStart(deps.db, eventId);
  if (!person || !start) return null;
  const mix = mixOf(start, await skies.findCategories(deps.db));
  const { chart, analysisId } = await skyOf(deps.db, start, mix);
  const event = { chart, mix };
  const family = await charts.chartsOfDependents(deps, userId);
  const reasonsOf = (each: ChartedPerson) => matchReasons({ person: asMatchPerson(each), event });
  const reasons = reasonsOf(person);
  const others = family.map((each) => ({ person: each, reasons: reasonsOf(each) }));
  for (const each of [{ person, reasons }, ...others]) {
    await saveMatch(deps.db, { owner: each.person.birth.owner, eventId, analysisId }, each.reasons);
  }
  return {
    matchScore: reasons.matchScore,
    sunScore: reasons.sun,
    moonScore: reasons.moon,
    venusScore: reasons.venus,
    headline: reasons.headline,
    context: 'Your score for this event, out of 10. Half of all scores are below 6.1.',
    sentences: reasons.sentences.map((sentence) => ({
      text: sentence.text,
      share: sentence.share,
      natalPoint: charts.wirePoint(sentence.natalPoint),
      eventPoint: sentence.eventPoint === null ? null : charts.wirePoint(sentence.eventPoint),
      tone: sentence.tone,
    })),
    quality: reasons.quality?.text ?? null,
    uncertain: reasons.uncertain?.text ?? null,
    wheel: charts.presentWheel(matchWheel({ person: asMatchPerson(person), event })),
    people: peopleOf(person, reasons, others, start.startDate),
    groupScore:
      others.length === 0 ? null : groupScore([reasons, ...others.map((other) => other.reasons)].map(({ z }) => z)),
  };
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

function peopleOf(
  person: ChartedPerson,
  reasons: MatchReasons,
  others: readonly { person: ChartedPerson; reasons: MatchReasons }[],
  eventDay: string,
): EventMatch['people'] {
  return [
    { name: person.birth.firstName, note: 'you', matchScore: reasons.matchScore },
    ...others.map((other) => ({
      name: other.person.birth.firstName,
      note: `${other.person.birth.relationshipType ?? 'family'}, ${ageOn(calendarDay(other.person.birth.dateOfBirth), calendarDay(eventDay))}`,
      matchScore: other.reasons.matchScore,
    })),
  ];
}

const yearDays = 365;
/** We choose the best days, which are described in words, from these. */
const explainedDays = 60;
let days: { readonly firstDay: string; readonly vectors: Float32Array } | undefined;

/** The skies of the coming year: the same for everyone, computed once a day (docs/rules/matching-model.md, "Good days"). */
function yearFrom(firstDay: string): Float32Array {
  if (days?.firstDay !== firstDay) days = { firstDay, vectors: dayVectors(firstDay, yearDays) };
  return days.vectors;
}

/** How well each of the coming 365 days suits the person, with the events of 8 or more that begin on it; [] without birth data. */
export async function yearOf(deps: MatchDeps, userId: number) {
  const person = await charts.chartOfUser(deps, userId);
  if (!person) return [];
  if (!(await deps.index.refresh())) return [];
  const firstDay = deps.now().toISOString().slice(0, 10);
  const best = bestEventsByDay(deps, person.vector);
  return goodDays({ person: person.vector, firstDay, vectors: yearFrom(firstDay) }).map(({ day, score }, index) => {
    const reason = index < explainedDays ? dayReason(asMatchPerson(person), day) : null;
    return {
      day: calendarDay(day),
      score,
      eventCount: best.get(day)?.length ?? 0,
      bestEventId: best.get(day)?.[0] ?? null,
      moonSign: reason?.moonSign ?? null,
      reason: reason?.text ?? null,
    };
  });
}

/** Ids of the events that suit the person perfectly, by the day they begin, the best first. */
function bestEventsByDay({ index, now }: MatchDeps, person: Float32Array): ReadonlyMap<string, readonly number[]> {
  const byDay = new Map<string, number[]>();
  for (const { id } of index.rank({ person, now: now(), least: goodFrom, wanted: Number.MAX_SAFE_INTEGER }).best) {
    const day = index.find(id)?.startDate ?? '';
    byDay.set(day, [...(byDay.get(day) ?? []), id]);
  }
  return byDay;
}
