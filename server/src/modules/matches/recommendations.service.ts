import type { ListedDates } from '@ascendant/contract/event-series';
import { tooYoungFor } from '@ascendant/domain/booking/attendees';
import { calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { otherReason } from '@ascendant/domain/match/other-adventures';
import {
  fewestRecommended,
  isFarAway,
  isWithinReach,
  preferenceMisses,
  type PreferenceMiss,
  preferenceReasons,
  reasonsText,
  type EventPreferences,
} from '@ascendant/domain/match/preference-fit';
import { missDistance, missWeigher, nearnessSteps } from '@ascendant/domain/match/preference-weight';
import { fairFrom } from '@ascendant/domain/match/score-label';
import type { Viewer } from '../../access/caller';
import type { Direction } from '../places/place';
import { places } from '../places/places.module';
import type { IndexedEvent } from './indexed-event';
import { preferencesOf, partyOf, vectorsOf, type Party } from './match-party';
import type { MatchDeps } from './matches.service';
import { findRecommendable, type PreferenceRow } from './preferences.repository';
import type { RankedRows } from './rank-rows';

/** How many events we recommend with the stars off. Source: rule PRE-08. */
const mostByTaste = 24;

/** There are four reasons at most. */
const mostReasons = 7;

/** Whether an event may be in the list. */
export type Accept = (event: IndexedEvent) => boolean;

/** What a person can be recommended. Without `accept` it's any event. */
export interface Recommender {
  /** Whom it's for. */
  readonly party: Party;
  /** The best recommendations among the accepted events: those that meet the preferences first, then by score. */
  best(wanted: number, accept: Accept | null): RankedRows;
  /** Ids of accepted events that aren't recommended, near and new ones first. */
  others(wanted: number, accept: Accept | null): readonly number[];
  reasonsOf(eventId: number): RecommendationReasons;
}

/** Why an event is recommended, or comes late in the list. */
export interface RecommendationReasons {
  /** The preferences it doesn't meet. */
  readonly misses: readonly PreferenceMiss[];
  /** What it's recommended for with the stars off; null otherwise. */
  readonly recommendedFor: string | null;
  /** From the person's city; null if either place isn't known. */
  readonly distanceKm: number | null;
}

/**
 * Recommends upcoming events that suit a person, or their party, and that they can book. With the stars off, preferences alone decide.
 * @returns null without birth data, and while the events are read for the first time
 * Source: rules PRE-01, PRE-07, PRE-08, PRE-09, PRE-10 and PTY-01; specification 1, section 9 (Business constants and limits), 6 or more is good.
 */
export async function recommenderFor(
  deps: MatchDeps,
  { userId, companions }: Viewer,
  { dates }: { readonly dates: ListedDates },
): Promise<Recommender | null> {
  const [party, found] = await Promise.all([partyOf(deps, userId, companions), findRecommendable(deps.db, userId)]);
  if (!found) return null;
  const { row } = found;
  if ((party.length === 0 && !row.starsOff) || !(await deps.index.refresh())) return null;
  const unavailable = new Set(found.unavailable);
  const preferences = preferencesOf(row, deps.prices);
  const { maxDistanceKm } = preferences;
  const home = await places.homeOf(deps.db, row);
  const homeDirection = home === null ? null : places.directionOf(home);
  const distanceOf = distanceFrom(homeDirection);
  const offeredAt = (event: IndexedEvent) => ({ ...event.offered, distanceKm: distanceOf(event) });
  const weigh = weigher(preferences, { starsOff: row.starsOff, distanceOf });
  const births = [row.dateOfBirth, ...party.map(({ birth }) => birth.dateOfBirth)].flatMap((day) =>
    day === null ? [] : [calendarDay(day)],
  );
  const isTooYoung = births.map(tooYoungFor);
  const isOpen = (event: IndexedEvent) => !unavailable.has(event.id) && !isTooYoung.some((is) => is(event));
  const suiting = row.starsOff ? byTaste : { party: vectorsOf(party), least: fairFrom };
  const request = { ...suiting, isEachDate: dates === 'all' };
  const key = keyOf({ row, births, from: homeDirection, unavailable, dates });
  const isInReach = (event: IndexedEvent) => isWithinReach(distanceOf(event), maxDistanceKm);
  const rankAll = (wanted: number, accept: Accept | null, reach: Accept | null) =>
    deps.index.rank(
      {
        ...request,
        now: deps.now(),
        wanted,
        accept: (event) => (accept?.(event) ?? true) && (reach?.(event) ?? true) && isOpen(event),
        weigh,
      },
      accept === null && key !== null ? `${key} ${reach === null ? 'everywhere' : 'in reach'}` : null,
    );
  /** What limits the list: nothing if too few would be left. */
  const reachFor = (accept: Accept | null): Accept | null =>
    homeDirection !== null &&
    maxDistanceKm > 0 &&
    rankAll(fewestRecommended, accept, isInReach).total >= fewestRecommended
      ? isInReach
      : null;
  const rank: Recommender['best'] = (wanted, accept) => rankAll(wanted, accept, reachFor(accept));
  const best: Recommender['best'] = (wanted, accept) => {
    if (!row.starsOff) return rank(wanted, accept);
    const ranked = rank(Math.min(wanted, mostByTaste), accept);
    return { ...ranked, total: Math.min(ranked.total, mostByTaste) };
  };
  return {
    party,
    best,
    others: (wanted, accept) => {
      const tasted = row.starsOff ? new Set(best(mostByTaste, accept).best.map(({ id }) => id)) : null;
      const reach = tasted ? null : reachFor(accept);
      const isRecommendable = (event: IndexedEvent) =>
        tasted?.has(event.id) ?? (isOpen(event) && (reach?.(event) ?? true));
      const now = deps.now();
      const reasonOf = (event: IndexedEvent) =>
        otherReason(
          { distanceKm: distanceOf(event), publishedAt: event.publishedAt },
          { maxDistanceKm, now: now.getTime() / 1000 },
        );
      const question = { ...request, now, wanted, accept: accept ?? isAny, isOpen, isRecommendable, reasonOf };
      return deps.index.others(question, accept === null ? key : null);
    },
    reasonsOf: (eventId) => {
      const event = deps.index.find(eventId);
      if (!event) return noReasons;
      const offered = offeredAt(event);
      const reasons = row.starsOff ? reasonsText(preferenceReasons(offered, preferences)) : null;
      return {
        misses: preferenceMisses(offered, preferences),
        recommendedFor: reasons,
        distanceKm: offered.distanceKm,
      };
    },
  };
}

export const noReasons: RecommendationReasons = { misses: [], recommendedFor: null, distanceKm: null };

const isAny = () => true;
/** With more events that someone can't book, their recommendations aren't cached. */
const mostInKey = 1_000;

/** What recommendations depend on besides the stars, as a text; null if it would be long. */
function keyOf({
  unavailable,
  ...rest
}: {
  readonly row: PreferenceRow;
  readonly births: readonly CalendarDay[];
  readonly from: Direction | null;
  readonly unavailable: ReadonlySet<number>;
  readonly dates: ListedDates;
}): string | null {
  return unavailable.size > mostInKey ? null : JSON.stringify([rest, [...unavailable].sort((a, b) => a - b)]);
}

/** With the stars off, every event is as good as another; the earlier comes first. */
const byTaste = { party: [], least: 0, by: 'date' } as const;

/** How far an event is from somewhere, in kilometres; null if either place isn't known. */
type DistanceOf = (event: IndexedEvent) => number | null;

function distanceFrom(home: Direction | null): DistanceOf {
  return ({ place }) => (home === null || place === null ? null : places.kmBetween(home, place));
}

/** More than anything else weighs for someone who chose no distance: five misses and the last step beyond the limits. */
const farAwayWeight = 6 * nearnessSteps;

/**
 * Computes an event's place in the order of recommendations: lighter ones come first. Fewest misses, then those nearest to the limits; with
 * the stars off fewest misses, then most reasons. Without a chosen distance, what's far away comes last. At most 203.
 * Source: rules PRE-07 and PRE-08.
 */
function weigher(
  preferences: EventPreferences,
  { starsOff, distanceOf }: { readonly starsOff: boolean; readonly distanceOf: DistanceOf },
): (event: IndexedEvent) => number {
  const [missWeight, missNearness] = [missWeigher(preferences), missDistance(preferences)];
  return (event) => {
    const distanceKm = distanceOf(event);
    const weight = missWeight(event.offer, distanceKm);
    const order = starsOff
      ? tasteWeight(weight, preferenceReasons({ ...event.offered, distanceKm }, preferences))
      : weight * nearnessSteps + missNearness(event.offer, distanceKm);
    return order + (isFarAway(distanceKm, preferences.maxDistanceKm) ? farAwayWeight : 0);
  };
}

/**
 * The order of recommendations with the stars off: fewest misses first, then most reasons. At most 63, since misses weigh 7 at most.
 * Source: rule PRE-08.
 */
function tasteWeight(missWeight: number, reasons: readonly string[]): number {
  return missWeight * (mostReasons + 1) + mostReasons - reasons.length;
}
