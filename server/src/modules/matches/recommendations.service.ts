import { isTooYoung } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { preferenceMisses, type EventPreferences, type PreferenceMiss } from '@ascendant/domain/match/preference-fit';
import { preferenceReasons, reasonsText } from '@ascendant/domain/match/preference-reasons';
import { missWeigher } from '@ascendant/domain/match/preference-weight';
import { fairFrom } from '@ascendant/domain/match/score-label';
import { cents } from '@ascendant/domain/money';
import type { Viewer } from '../../access/caller';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { Place } from '../places/place';
import { places } from '../places/places.module';
import type { IndexedEvent } from './indexed-event';
import { partyOf, vectorsOf } from './match-party';
import type { MatchDeps } from './matches.service';
import { findPreferences, findUnavailableEventIds, type PreferenceRow } from './preferences.repository';
import type { RankedRows } from './rank-rows';
import { mostByTaste, tasteWeight } from './taste-weight';

/** What a person can be recommended. */
export interface Recommender {
  /** The best recommendations among the accepted events: those that meet the preferences first, then by score. */
  best(wanted: number, accept: (event: IndexedEvent) => boolean): RankedRows;
  /** Ids of the soonest accepted events that aren't recommended. */
  others(wanted: number, accept: (event: IndexedEvent) => boolean): readonly number[];
  reasonsOf(eventId: number): RecommendationReasons;
}

/** Why an event is recommended, or comes late in the list. */
export interface RecommendationReasons {
  /** The preferences it doesn't meet. */
  readonly misses: readonly PreferenceMiss[];
  /** What it's recommended for with the stars off; null otherwise. */
  readonly recommendedFor: string | null;
}

/**
 * Recommends upcoming events that suit a person, or their party, and that they can book. With the stars off, preferences alone decide.
 * @returns null without birth data, and while the events are read for the first time
 * Source: rules PRE-01, PRE-07, PRE-08 and PTY-01; specification 1, section 9 (Business constants and limits), 6 or more is good.
 */
export async function recommenderFor(deps: MatchDeps, { userId, companions }: Viewer): Promise<Recommender | null> {
  const [party, row, unavailable] = await Promise.all([
    partyOf(deps, userId, companions),
    findPreferences(deps.db, userId),
    findUnavailableEventIds(deps.db, userId),
  ]);
  if (!row || (party.length === 0 && !row.starsOff) || !(await deps.index.refresh())) return null;
  const preferences = preferencesOf(row);
  const home = preferences.maxDistanceKm > 0 || row.starsOff ? await homeOf(deps.db, row) : null;
  const distanceOf = ({ place }: IndexedEvent) =>
    home === null || place === null ? null : places.distanceKm(home, place);
  const offeredAt = (event: IndexedEvent) => ({ ...event.offered, distanceKm: distanceOf(event) });
  const missWeight = missWeigher(preferences);
  const births = [row.dateOfBirth, ...party.map(({ birth }) => birth.dateOfBirth)].flatMap((day) =>
    day === null ? [] : [calendarDay(day)],
  );
  const isOpen = (event: IndexedEvent) => !unavailable.has(event.id) && !births.some((day) => isTooYoung(day, event));
  const request = row.starsOff ? byTaste : { party: vectorsOf(party), least: fairFrom };
  const rank = (wanted: number, accept: (event: IndexedEvent) => boolean) =>
    deps.index.rank({
      ...request,
      now: deps.now(),
      wanted,
      accept: (event) => accept(event) && isOpen(event),
      weigh: (event) => {
        const weight = missWeight(event.offer, distanceOf(event));
        return row.starsOff ? tasteWeight(weight, preferenceReasons(offeredAt(event), preferences)) : weight;
      },
    });
  const best: Recommender['best'] = (wanted, accept) => {
    if (!row.starsOff) return rank(wanted, accept);
    const ranked = rank(Math.min(wanted, mostByTaste), accept);
    return { ...ranked, total: Math.min(ranked.total, mostByTaste) };
  };
  return {
    best,
    others: (wanted, accept) => {
      const tasted = row.starsOff ? new Set(best(mostByTaste, accept).best.map(({ id }) => id)) : null;
      const isRecommendable = (event: IndexedEvent) => tasted?.has(event.id) ?? isOpen(event);
      return deps.index.others({ ...request, now: deps.now(), wanted, accept, isRecommendable });
    },
    reasonsOf: (eventId) => {
      const event = deps.index.find(eventId);
      if (!event) return { misses: [], recommendedFor: null };
      const offered = offeredAt(event);
      const reasons = row.starsOff ? reasonsText(preferenceReasons(offered, preferences)) : null;
      return { misses: preferenceMisses(offered, preferences), recommendedFor: reasons };
    },
  };
}

/** With the stars off, every event is as good as another; the earlier comes first. */
const byTaste = { party: [], least: 0, by: 'date' } as const;

function preferencesOf(row: PreferenceRow): EventPreferences {
  return {
    maxDistanceKm: row.maxTravelDistance,
    maxPrice: cents(row.maxPriceRange * 100),
    eventTypes: new Set(row.preferredEventTypes),
    days: new Set(row.preferredDays),
    times: row.preferredTimes,
  };
}

/** The person's current city in the gazetteer; null if it isn't known, or while the gazetteer is being loaded. */
async function homeOf(
  db: Database,
  { currentCity, currentProvince, currentCountry }: PreferenceRow,
): Promise<Place | null> {
  if (currentCity === null || currentCountry === null) return null;
  const hasRegion = currentProvince === null || currentCity.includes(',');
  const name = hasRegion ? currentCity : `${currentCity}, ${currentProvince}`;
  try {
    return await places.resolvePlace(db, name, currentCountry);
  } catch (error) {
    if (error instanceof AppError && error.code === 'busy') return null;
    throw error;
  }
}
