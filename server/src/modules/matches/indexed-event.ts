import type { AttendanceRules } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { isEventType } from '@ascendant/domain/event/event-types';
import type { OfferedEvent } from '@ascendant/domain/match/preference-fit';
import { packOffer, type PackedOffer } from '@ascendant/domain/match/preference-weight';
import { cents } from '@ascendant/domain/money';
import { timePeriodOf, weekdayOf } from '@ascendant/domain/person/preferences';
import type { Direction } from '../places/place';
import { places } from '../places/places.module';
import type { CategoryRow, EventStartRow } from './event-skies.repository';

/** An event that can be matched and recommended. */
export interface IndexedEvent extends AttendanceRules {
  readonly id: number;
  readonly updatedAt: Date;
  /** In Unix seconds; 0 for one that we don't know. */
  readonly publishedAt: number;
  /** The series of an event that has other dates; 0 for one that takes place once. */
  readonly repeatedSeriesId: number;
  /** Null if its place isn't known. */
  readonly place: Direction | null;
  /** What preferences look at, except for the distance, which depends on the person. */
  readonly offered: Omit<OfferedEvent, 'distanceKm'>;
  /** The same as numbers, to compare very many events. */
  readonly offer: PackedOffer;
}

export function indexedEvent(row: EventStartRow, categories: ReadonlyMap<number, CategoryRow>): IndexedEvent {
  const { id, updatedAt, minimumAge, latitude, longitude, startTime } = row;
  const startDate = calendarDay(row.startDate);
  const names = row.categoryIds.map((categoryId) => categories.get(categoryId ?? 0)?.name ?? '');
  const offered = {
    lowestAdultPrice: cents(row.lowestAdultPriceCents),
    eventTypes: names.filter(isEventType),
    weekday: weekdayOf(startDate),
    isOneDay: row.endDate === row.startDate,
    startTime,
    period: timePeriodOf(startTime),
  };
  return {
    id,
    startDate,
    updatedAt,
    publishedAt: (row.publishedAt?.getTime() ?? 0) / 1000,
    repeatedSeriesId: row.repeatedSeriesId ?? 0,
    minimumAge,
    place: latitude === null || longitude === null ? null : places.directionOf({ latitude, longitude }),
    offered,
    offer: packOffer(offered),
  };
}
