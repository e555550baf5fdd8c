import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, it } from 'vitest';
import type { EventStartRow } from './event-skies.repository';
import { indexedEvent, type IndexedEvent } from './indexed-event';
import { packedEvents } from './packed-events';

const categories = new Map(
  ['Outdoor & Nature', 'Pottery', 'Art & Culture'].map((name, id) => [id, { id, name, significators: null }]),
);

/** Events that differ in everything that's packed. */
function eventAt(number: number): IndexedEvent {
  const row: EventStartRow = {
    id: 1000 + number,
    isPublished: true,
    startsAt: new Date('2027-07-02T12:00:00Z'),
    startDate: calendarDay(`2027-0${1 + (number % 9)}-02`),
    startTime: `${String(number % 24).padStart(2, '0')}:45`,
    timezone: 'America/Halifax',
    latitude: number % 3 === 0 ? null : 44.65 - number / 1000,
    longitude: number % 3 === 0 ? null : -63.57 + number / 1000,
    endDate: calendarDay('2027-05-02'),
    minimumAge: number % 19,
    lowestAdultPriceCents: number * 1_000,
    categoryIds: [number % 3, number % 2, null, null, null],
    publishedAt: number % 5 === 0 ? null : new Date(1_700_000_000_000 + number),
    repeatedSeriesId: number % 3 === 0 ? number : null,
    updatedAt: new Date(1_800_000_000_123 + number),
  };
  return indexedEvent(row, categories);
}

/** Everything that rules look at. */
function seen({
  id,
  updatedAt,
  publishedAt,
  repeatedSeriesId,
  minimumAge,
  startDate,
  place,
  offered,
  offer,
}: IndexedEvent) {
  const { lowestAdultPrice, eventTypes, weekday, period } = offer;
  const packed = { lowestAdultPrice, eventTypes, weekday, period };
  return { id, updatedAt, publishedAt, repeatedSeriesId, minimumAge, startDate, place, offered, packed };
}

it('an event that was packed has everything that rules look at, however many follow', () => {
  const packed = packedEvents();
  for (let row = 0; row < 3000; row += 1) packed.put(row, eventAt(row));
  for (let row = 0; row < 3000; row += 7) expect(seen(packed.at(row))).toEqual(seen(eventAt(row)));
});

it('an event in a row that another one was copied into is that other one', () => {
  const packed = packedEvents();
  for (let row = 0; row < 10; row += 1) packed.put(row, eventAt(row));
  packed.copy(9, 3);
  expect(seen(packed.at(3))).toEqual(seen(eventAt(9)));
  packed.put(3, eventAt(4));
  expect(seen(packed.at(3))).toEqual(seen(eventAt(4)));
});
