import { isTooYoung } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import {
  missWeight,
  preferenceMisses,
  type EventPreferences,
  type PreferenceMiss,
} from '@ascendant/domain/match/preference-fit';
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

export interface RecommendedEvent {
  readonly id: number;
  readonly matchScore: number;
  /** The preferences it doesn't meet. */
  readonly misses: readonly PreferenceMiss[];
}

/**
 * Upcoming events to recommend to a person: those that suit them and that they can book. Those that meet their preferences come first,
 * best first; [] without birth data.
 * Source: rules PRE-01 and PRE-07; specification 1, section 9 (Business constants and limits), 6 or more is good.
 */
export async function recommendedEvents(deps: MatchDeps, userId: number): Promise<readonly RecommendedEvent[]> {
  const person = await charts.chartOfUser(deps, userId);
  const preferences = await findPreferences(deps.db, userId);
  if (!person || !preferences) return [];
  await deps.index.refresh();
  const unavailable = await findUnavailableEventIds(deps.db, userId);
  const missesOf = await missesFor(deps.db, preferences);
  const { dateOfBirth } = preferences;
  const isOpen = (event: IndexedEvent) =>
    !unavailable.has(event.id) && (dateOfBirth === null || !isTooYoung(calendarDay(dateOfBirth), event));
  const ranked = deps.index.rank(person.vector, deps.index.events.size, deps.now());
  const recommended = ranked.flatMap(({ id, matchScore }) => {
    const event = matchScore >= fairFrom ? deps.index.events.get(id) : undefined;
    return event && isOpen(event) ? [{ id, matchScore, misses: missesOf(event) }] : [];
  });
  return fewestMissesFirst(recommended);
}

/** Keeps the order among events that miss the same. */
function fewestMissesFirst(events: readonly RecommendedEvent[]): readonly RecommendedEvent[] {
  const byWeight: RecommendedEvent[][] = [];
  for (const event of events) (byWeight[missWeight(event.misses)] ??= []).push(event);
  return byWeight.flat();
}

/** What an event misses of a person's preferences. */
async function missesFor(
  db: Database,
  row: PreferenceRow,
): Promise<(event: IndexedEvent) => readonly PreferenceMiss[]> {
  const preferences = preferencesOf(row);
  const home = preferences.maxDistanceKm > 0 ? await homeOf(db, row) : null;
  return ({ place, offered }) => {
    const distance = home === null || place === null ? null : places.distanceKm(home, place);
    return preferenceMisses({ ...offered, distanceKm: distance }, preferences);
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
