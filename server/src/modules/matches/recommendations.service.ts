import { isTooYoung } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { preferenceMisses, type EventPreferences, type PreferenceMiss } from '@ascendant/domain/match/preference-fit';
import { missWeigher } from '@ascendant/domain/match/preference-weight';
import { fairFrom } from '@ascendant/domain/match/score-label';
import { cents } from '@ascendant/domain/money';
import { isTimePeriod, isWeekday } from '@ascendant/domain/person/preferences';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { charts } from '../charts/charts.module';
import type { Place } from '../places/place';
import { places } from '../places/places.module';
import type { IndexedEvent } from './indexed-event';
import type { MatchDeps } from './matches.service';
import { findPreferences, findUnavailableEventIds, type PreferenceRow } from './preferences.repository';
import type { RankedRows } from './rank-rows';

/** What a person can be recommended. */
export interface Recommender {
  /** The best recommendations among the accepted events: those that meet the preferences first, then by score. */
  best(wanted: number, accept: (event: IndexedEvent) => boolean): RankedRows;
  /** Ids of the soonest accepted events that aren't recommended. */
  others(wanted: number, accept: (event: IndexedEvent) => boolean): readonly number[];
  /** The preferences an event doesn't meet. */
  missesOf(eventId: number): readonly PreferenceMiss[];
}

/**
 * Recommends upcoming events that suit a person and that they can book.
 * @returns null without birth data, and while the events are read for the first time
 * Source: rules PRE-01 and PRE-07; specification 1, section 9 (Business constants and limits), 6 or more is good.
 */
export async function recommenderFor(deps: MatchDeps, userId: number): Promise<Recommender | null> {
  const person = await charts.chartOfUser(deps, userId);
  const row = await findPreferences(deps.db, userId);
  if (!person || !row || !(await deps.index.refresh())) return null;
  const unavailable = await findUnavailableEventIds(deps.db, userId);
  const preferences = preferencesOf(row);
  const home = preferences.maxDistanceKm > 0 ? await homeOf(deps.db, row) : null;
  const distanceOf = ({ place }: IndexedEvent) =>
    home === null || place === null ? null : places.distanceKm(home, place);
  const weigh = missWeigher(preferences);
  const birth = row.dateOfBirth === null ? null : calendarDay(row.dateOfBirth);
  const isOpen = (event: IndexedEvent) => !unavailable.has(event.id) && (birth === null || !isTooYoung(birth, event));
  const request = { person: person.vector, least: fairFrom };
  return {
    best: (wanted, accept) =>
      deps.index.rank({
        ...request,
        now: deps.now(),
        wanted,
        accept: (event) => accept(event) && isOpen(event),
        weigh: (event) => weigh(event.offer, distanceOf(event)),
      }),
    others: (wanted, accept) =>
      deps.index.others({ ...request, now: deps.now(), wanted, accept, isRecommendable: isOpen }),
    missesOf: (eventId) => {
      const event = deps.index.find(eventId);
      return event ? preferenceMisses({ ...event.offered, distanceKm: distanceOf(event) }, preferences) : [];
    },
  };
}

function preferencesOf(row: PreferenceRow): EventPreferences {
  const days = row.preferredDays.filter(isWeekday);
  return {
    maxDistanceKm: row.maxTravelDistance,
    maxPrice: cents(row.maxPriceRange * 100),
    eventTypes: new Set(row.preferredEventTypes),
    days: new Set(days),
    times: Object.fromEntries(days.map((day) => [day, (row.preferredTimes[day] ?? []).filter(isTimePeriod)])),
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
