import { addDays, calendarDay, daysBetween, isClockTime } from '@ascendant/domain/calendar-day';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { titleMaxLength } from '@ascendant/domain/event/limits';
import { maxMeetingDistanceKm, noMeetingSpot } from '@ascendant/domain/event/meeting-spot';
import { weekdayOf, weekdays } from '@ascendant/domain/person/preferences';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../src/modules/places/place';
import { categoryDescriptions, categorySlug } from './categories';
import { demoDetails } from './demo-details';
import { eventDays } from './event-dates';
import { eventFeatures } from './event-features';
import { demoEvents } from './events/all-events';
import { organizers } from './organizers';
import { reviews } from './reviews';
import { tierPrices } from './tier-prices';

const events = demoEvents.flatMap(({ category, events }) => events.map((event) => ({ ...event, category })));
const minimumAges = [0, 5, 8, 10, 12, 14, 16, 18, 21];
/** Summer and winter days, both ends of a year, and the days before and after a leap day. */
const seedDays = ['2026-11-20', '2026-06-21', '2026-12-31', '2027-01-01', '2028-02-28', '2028-03-01'].map(calendarDay);

function wordsOf(description: readonly string[]): number {
  return description.join(' ').split(/\s+/).length;
}

function sentencesOf(description: readonly string[]): string[] {
  return description.flatMap((paragraph) => paragraph.toLowerCase().split(/(?<=[.!?])\s+/));
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the demo events', () => {
  it('are 240, 16 of each of the 15 event types', () => {
    expect(demoEvents.map(({ category }) => category)).toEqual(eventTypes);
    for (const { category, events } of demoEvents) expect(events, category).toHaveLength(16);
  });

  it('have unique keys and titles, most titles short enough for a card, a few long', () => {
    expect(repeated(events.map(({ key }) => key))).toEqual([]);
    expect(repeated(events.map(({ title }) => title.toLowerCase()))).toEqual([]);
    for (const { title } of events) expect(title.length).toBeLessThanOrEqual(Math.min(120, titleMaxLength));
    const long = events.filter(({ title }) => title.length > 60).length;
    expect(long).toBeGreaterThanOrEqual(4);
    expect(long).toBeLessThanOrEqual(24);
  });

  it.each(events)('$key has a description of 60 to 200 words in two or three paragraphs', ({ description }) => {
    expect(wordsOf(description)).toBeGreaterThanOrEqual(60);
    expect(wordsOf(description)).toBeLessThanOrEqual(200);
    expect([2, 3]).toContain(description.length);
    expect(description.join('\n')).not.toMatch(/lorem|—|\s-\s/i);
  });

  it('people meet near their event’s place', () => {
    for (const { key, place } of events) {
      const { meetingLatitude: latitude, meetingLongitude: longitude } = { ...noMeetingSpot, ...demoDetails[key] };
      if (latitude !== null && longitude !== null)
        expect(distanceKm(place, { latitude, longitude }), key).toBeLessThanOrEqual(maxMeetingDistanceKm);
    }
  });

  /** Weekdays that a text names for something outside its event. */
  const otherDays: Readonly<Record<string, string>> = {
    'corning-glass': 'tuesday',
    'dublin-hurling': 'monday',
    'london-night-shelter-cook': 'saturday',
    'ha-giang-loop': 'sunday',
  };

  it.each(seedDays)('happen on the weekdays that their texts name, loaded on %s', (today) => {
    const wrong = events.flatMap((event) => {
      const { startDate, endDate } = eventDays(event, today);
      const count = Math.min(7, daysBetween(startDate, endDate) + 1);
      const own = Array.from({ length: count }, (_, day) => weekdayOf(addDays(startDate, day)));
      const text = [event.title, ...event.description].join(' ').replaceAll('Ash Wednesday', '').toLowerCase();
      const named = weekdays.filter((day) => new RegExp(String.raw`\b${day}\b`).test(text));
      const missed = named.filter((day) => !own.includes(day) && otherDays[event.key] !== day);
      return missed.length === 0 ? [] : [`${event.key}: ${missed.join(', ')}, but it's ${own.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['santiago-terremoto', '09-17'],
    ['lisbon-santo-antonio', '06-12'],
    ['ile-orleans-saint-jean', '06-23'],
    ['inti-raymi', '06-24'],
    ['patzcuaro-muertos', '11-01'],
    ['vik-new-year', '12-31'],
  ])('%s is on the date that its text names, %s', (key, date) => {
    const event = events.find((each) => each.key === key);
    if (event === undefined) throw new RangeError(`no event ${key}`);
    for (const today of seedDays) {
      const { startDate, endDate } = eventDays(event, today);
      const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, day) => addDays(startDate, day));
      expect(days.map((day) => day.slice(5))).toContain(date);
    }
  });

  it.each([
    ['jasper-dark-sky', 'Pyramid Lake', 52.92, -118.09],
    ['county-harvest', 'the vineyards of Hillier', 43.97, -77.45],
    ['marfa-desert-disco', 'eleven miles from the next lamp', 30.15, -103.93],
    ['whitehorse-fat-bike', 'Miles Canyon', 60.66, -135.03],
    ['big-sur-marathon-relay', 'the redwoods of Big Sur', 36.25, -121.78],
  ])('%s happens where its text says and not at the nearest town: %s', (key, _, latitude, longitude) => {
    const place = events.find((each) => each.key === key)?.place ?? { latitude: 0, longitude: 0 };
    expect(distanceKm(place, { latitude, longitude })).toBeLessThan(2);
  });

  it('no text has the words that docs/writing.md avoids', () => {
    const texts = [
      ...events.flatMap(({ description }) => description),
      ...Object.values(reviews).flatMap((list) => list.flatMap(({ comment, response = '' }) => [comment, response])),
      ...eventFeatures.map(({ description }) => description),
      ...Object.values(categoryDescriptions),
    ];
    expect(texts.filter((text) => /\b(somebody|nobody|whoever|anew)\b/i.test(text))).toEqual([]);
  });

  it('have no sentence in common', () => {
    expect(repeated(events.flatMap(({ description }) => sentencesOf(description)))).toEqual([]);
  });

  it.each(events)('$key is within the limits of an event', (event) => {
    expect(minimumAges).toContain(event.minimumAge);
    expect(event.durationDays).toBeGreaterThanOrEqual(1);
    expect(event.durationDays).toBeLessThanOrEqual(30);
    expect(event.capacity).toBeGreaterThanOrEqual(6);
    expect(event.capacity).toBeLessThanOrEqual(5000);
    expect(event.secondaryCategories.length).toBeLessThanOrEqual(4);
    expect(new Set([event.category, ...event.secondaryCategories]).size).toBe(event.secondaryCategories.length + 1);
    expect([event.startTime, event.endTime].every(isClockTime)).toBe(true);
  });

  it.each(events)('$key lists 3 to 8 event features from the catalogue', ({ features, capacity }) => {
    const known: readonly string[] = eventFeatures.map(({ name }) => name);
    for (const feature of features) expect(known).toContain(feature);
    expect(new Set(features).size).toBe(features.length);
    expect(features.length).toBeGreaterThanOrEqual(3);
    expect(features.length).toBeLessThanOrEqual(8);
    expect(capacity > 12 && features.includes('Small group')).toBe(false);
  });

  it.each(events)('$key has real coordinates and a real time zone', ({ place }) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: place.timezone })).not.toThrow();
    expect(Math.abs(place.latitude)).toBeLessThan(80);
    expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(place.countryCode)).not.toBe(place.countryCode);
  });

  it('are in the United States, Canada and at least a dozen other countries', () => {
    const countries = new Set(events.map(({ place }) => place.countryCode));
    expect(countries).toContain('US');
    expect(countries).toContain('CA');
    expect(countries.size).toBeGreaterThanOrEqual(14);
  });

  it('have every minimum age, and capacities from 6 to 5,000', () => {
    expect(new Set(events.map(({ minimumAge }) => minimumAge))).toEqual(new Set(minimumAges));
    const capacities = events.map(({ capacity }) => capacity);
    expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([6, 5000]);
  });

  it('are mostly published, with about ten drafts, ten pending ones and six cancelled', () => {
    const count = (status: string) => events.filter((event) => event.status === status).length;
    expect([count('published'), count('draft'), count('pending_approval'), count('cancelled')]).toEqual([
      214, 10, 10, 6,
    ]);
  });

  it('only small published ones are sold out or nearly sold out, and unpublished ones have no bookings', () => {
    for (const event of events) {
      if (event.soldShare >= 0.95) expect([event.capacity <= 40, event.status]).toEqual([true, 'published']);
      if (event.status === 'draft' || event.status === 'pending_approval') expect(event.soldShare).toBe(0);
      expect(event.soldShare).toBeLessThanOrEqual(1);
    }
    expect(events.filter(({ soldShare }) => soldShare === 1).length).toBeGreaterThanOrEqual(8);
    expect(events.filter(({ soldShare }) => soldShare >= 0.95 && soldShare < 1).length).toBeGreaterThanOrEqual(8);
  });

  it('give every organizer several events', () => {
    expect(organizers).toHaveLength(12);
    for (const { key } of organizers) {
      expect(events.filter(({ organizer }) => organizer === key).length, key).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the prices of the demo events', () => {
  it('about thirty are free', () => {
    const free = events.filter(({ price }) => price.adult === 0);
    expect(free.length).toBeGreaterThanOrEqual(25);
    expect(free.length).toBeLessThanOrEqual(36);
    for (const event of free) expect(tierPrices(event).map(({ adultPrice }) => adultPrice)).toEqual([0]);
  });

  it.each(events)('$key: early bird is exactly 20% below regular, and last minute is above it', (event) => {
    const [early, regular, last] = ['early_bird', 'regular', 'last_minute'].map((tierType) =>
      tierPrices(event).find((tier) => tier.tierType === tierType),
    );
    expect(regular?.adultPrice).toBe(event.price.adult * 100);
    if (!early || !last) return;
    expect(early.adultPrice * 10).toBe(regular!.adultPrice * 8);
    if (early.childPrice !== null) expect(early.childPrice * 10).toBe(regular!.childPrice! * 8);
    expect(last.adultPrice).toBeGreaterThan(regular!.adultPrice);
    expect(last.adultPrice).toBeLessThanOrEqual(regular!.adultPrice * 1.1 + 100);
    expect(last.lastSaleDaysBefore).toBeNull();
  });

  it('most have three tiers; free events and a few others have one', () => {
    const single = events.filter((event) => event.price.adult > 0 && tierPrices(event).length === 1).length;
    expect(single).toBeGreaterThanOrEqual(5);
    expect(single).toBeLessThanOrEqual(15);
  });

  it.each(events)('$key has a child price if and only if children may come', ({ minimumAge, price }) => {
    expect(price.child === null).toBe(minimumAge >= 12);
    if (price.child !== null) expect(price.child).toBeLessThanOrEqual(price.adult);
  });
});

describe('the days of the demo events', () => {
  const eclipse = events.filter(({ starts }) => 'on' in starts);
  const isPast = ({ starts }: (typeof events)[number]) => 'daysAgo' in starts || ('past' in starts && starts.past);
  const others = events.filter((event) => !eclipse.includes(event));

  it.each(seedDays)('24 are over on %s, the others start between tomorrow and a year from then', (today) => {
    expect(others.filter(isPast)).toHaveLength(24);
    for (const event of others) {
      const { startDate, endDate } = eventDays(event, today);
      if (isPast(event)) expect([event.key, endDate < today]).toEqual([event.key, true]);
      else expect([event.key, startDate > today]).toEqual([event.key, true]);
      expect(Math.abs(daysBetween(today, startDate)), event.key).toBeLessThanOrEqual(385);
      expect(daysBetween(startDate, endDate) - event.durationDays, event.key).toBeOneOf([-1, 0]);
    }
  });

  it('an event with a weekday is on that weekday', () => {
    const summer = { ...others[0]!, durationDays: 1, endTime: '23:00', startTime: '08:00' };
    const rule = { ...summer, starts: { month: 6, day: 19, weekday: 'friday' } as const };
    expect(eventDays(rule, calendarDay('2026-11-20')).startDate).toBe('2027-06-25');
  });

  it('an event that ends in the morning ends on the next day and is one day long', () => {
    const night = { ...others[0]!, starts: { inDays: 1 }, durationDays: 1, startTime: '22:00', endTime: '02:00' };
    expect(eventDays(night, calendarDay('2026-12-30'))).toEqual({ startDate: '2026-12-31', endDate: '2027-01-01' });
  });

  it('the eclipse of 2027 keeps its real date', () => {
    expect(eclipse.map((event) => eventDays(event, calendarDay('2026-11-20')).startDate)).toEqual(['2027-08-01']);
  });
});

describe('the catalogue', () => {
  it('describes every event type and about sixty event features, with no duplicates and none unused', () => {
    for (const type of eventTypes) expect(categoryDescriptions[type].length).toBeGreaterThan(20);
    const names = eventFeatures.map(({ name }) => name);
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(55);
    expect(names.length).toBeLessThanOrEqual(70);
    const used = new Set<string>(events.flatMap(({ features }) => [...features]));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('has a file for each event type, with its name', () => {
    expect(categorySlug('Festivals & Seasonal Events')).toBe('festivals-seasonal-events');
  });
});
