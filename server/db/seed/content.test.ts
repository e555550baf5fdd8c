import { addDays, calendarDay, clockTime, daysBetween } from '@ascendant/domain/calendar-day';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { noChildTicketsFromAge, titleMaxLength } from '@ascendant/domain/event/limits';
import { maxMeetingDistanceKm } from '@ascendant/domain/event/meeting-spot';
import { practicalDetails, practicalProblems } from '@ascendant/domain/event/practical-details';
import { weekdayOf, weekdays } from '@ascendant/domain/person/preferences';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../src/modules/places/place';
import { readCategories, readFeatures } from './catalogue';
import { readDemoEvents, type EventContent } from './event-content';
import { eventDays } from './event-dates';
import { readOrganizers } from './organizers';
import { readReviews } from './reviews';
import { tierPrices } from './tier-prices';

const events = readDemoEvents();
const features = readFeatures();
const organizers = readOrganizers();
const reviews = readReviews();
const minimumAges = [0, 5, 8, 10, 12, 14, 16, 18, 21];
/** Summer and winter days, both ends of a year, and the days before and after a leap day. */
const seedDays = ['2026-11-20', '2026-06-21', '2026-12-31', '2027-01-01', '2028-02-28', '2028-03-01'].map(calendarDay);

/** The keys of the events that break a rule. */
function breaking(rule: (event: EventContent) => boolean, among = events): readonly string[] {
  return among.filter((event) => !rule(event)).map(({ key }) => key);
}

function keysOf(status: EventContent['status']): readonly string[] {
  return events.filter((event) => event.status === status).map(({ key }) => key);
}

function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('the demo events', () => {
  it('are 240, 16 of each of the 15 event types, in their order', () => {
    expect(events.map(({ category }) => category)).toEqual(
      eventTypes.flatMap((type) => Array.from({ length: 16 }, () => type)),
    );
  });

  it('have unique keys and titles, most titles short enough for a card, a few long', () => {
    expect(repeated(events.map(({ key }) => key))).toEqual([]);
    expect(repeated(events.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(breaking(({ title }) => title.length <= Math.min(120, titleMaxLength))).toEqual([]);
    const long = events.filter(({ title }) => title.length > 60).length;
    expect(isBetween(long, 4, 24)).toBe(true);
  });

  it('have a description of 60 to 200 words in two or three paragraphs', () => {
    expect(breaking(({ description }) => isBetween(description.join(' ').split(/\s+/).length, 60, 200))).toEqual([]);
    expect(breaking(({ description }) => isBetween(description.length, 2, 3))).toEqual([]);
    expect(breaking(({ description }) => !/lorem|—|\s-\s/i.test(description.join('\n')))).toEqual([]);
  });

  it('say what to bring and the like within the limits of those texts, and people meet near their place', () => {
    expect(
      breaking((event) => [...practicalProblems(practicalDetails({ ...event, ...event.details }))].length === 0),
    ).toEqual([]);
    const far = ({ place, details }: EventContent) =>
      details?.meetingLatitude === undefined || details.meetingLongitude === undefined
        ? 0
        : distanceKm(place, { latitude: details.meetingLatitude, longitude: details.meetingLongitude });
    expect(breaking((event) => far(event) <= maxMeetingDistanceKm)).toEqual([]);
  });

  it('have no sentence in common', () => {
    const paragraphs = events.flatMap(({ description }) => description);
    expect(repeated(paragraphs.flatMap((text) => text.toLowerCase().split(/(?<=[.!?])\s+/)))).toEqual([]);
  });

  it('have minimum ages from a list, at most 30 days, and 6 to 5,000 places', () => {
    expect(new Set(events.map(({ minimumAge }) => minimumAge))).toEqual(new Set(minimumAges));
    expect(breaking(({ durationDays }) => durationDays <= 30)).toEqual([]);
    const capacities = events.map(({ capacity }) => capacity);
    expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([6, 5000]);
  });

  it('have no event type twice', () => {
    const types = ({ category, secondaryCategories }: EventContent) => [category, ...secondaryCategories];
    expect(breaking((event) => repeated(types(event)).length === 0)).toEqual([]);
  });

  it('list 3 to 8 event features, each once, and only small groups say that they are', () => {
    expect(breaking(({ features }) => isBetween(features.length, 3, 8))).toEqual([]);
    expect(breaking(({ features }) => repeated(features).length === 0)).toEqual([]);
    expect(breaking(({ capacity, features }) => capacity <= 12 || !features.includes('Small group'))).toEqual([]);
  });

  it('are in the United States, Canada and at least a dozen other countries', () => {
    const countries = new Set(events.map(({ place }) => place.countryCode));
    expect(countries).toContain('US');
    expect(countries).toContain('CA');
    expect(countries.size).toBeGreaterThanOrEqual(14);
  });

  it('are mostly published, with about ten drafts, ten pending ones and six cancelled', () => {
    const counts = (['published', 'draft', 'pending_approval', 'cancelled'] as const).map(
      (status) => keysOf(status).length,
    );
    expect(counts).toEqual([214, 10, 10, 6]);
  });

  it('only small published ones are sold out or nearly sold out, and unpublished ones have no bookings', () => {
    const nearlyFull = events.filter(({ soldShare }) => soldShare >= 0.95);
    expect(breaking(({ capacity, status }) => capacity <= 40 && status === 'published', nearlyFull)).toEqual([]);
    expect(
      breaking(({ status, soldShare }) => soldShare === 0 || !['draft', 'pending_approval'].includes(status)),
    ).toEqual([]);
    expect(nearlyFull.filter(({ soldShare }) => soldShare === 1).length).toBeGreaterThanOrEqual(8);
    expect(nearlyFull.filter(({ soldShare }) => soldShare < 1).length).toBeGreaterThanOrEqual(8);
  });

  it('give each of the 12 organizers several events', () => {
    expect(organizers).toHaveLength(12);
    const few = organizers.filter(({ key }) => events.filter(({ organizer }) => organizer === key).length < 3);
    expect(few.map(({ key }) => key)).toEqual([]);
  });

  it('say why if they are cancelled, and only drafts have been returned', () => {
    expect(events.flatMap(({ key, cancelReason }) => (cancelReason ? [key] : []))).toEqual(keysOf('cancelled'));
    const returned = events.filter(({ returnReason }) => returnReason !== undefined);
    expect(returned).toHaveLength(2);
    expect(breaking(({ status }) => status === 'draft', returned)).toEqual([]);
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
});

it('no text of the demo has the words that docs/writing.md avoids', () => {
  const texts = [
    ...events.flatMap(({ description }) => description),
    ...reviews.flatMap(({ comment, response }) => [comment, response ?? '']),
    ...[...features, ...readCategories()].map(({ description }) => description),
  ];
  expect(texts.filter((text) => /\b(somebody|nobody|whoever|anew)\b/i.test(text))).toEqual([]);
});

describe('the prices of the demo events', () => {
  const tiersOf = (event: EventContent) => {
    const [early, regular, last] = (['early_bird', 'regular', 'last_minute'] as const).map((type) =>
      tierPrices(event).find(({ tierType }) => tierType === type),
    );
    return { early, regular, last };
  };

  it('about thirty are free, and have one tier', () => {
    const free = events.filter(({ price }) => price.adult === 0);
    expect(isBetween(free.length, 25, 36)).toBe(true);
    expect(
      breaking(
        (event) =>
          tierPrices(event)
            .map(({ adultPrice }) => adultPrice)
            .join() === '0',
        free,
      ),
    ).toEqual([]);
  });

  it('early bird is exactly 20% below regular', () => {
    const isBelow = (early: number | null, regular: number | null) => (early ?? 0) * 10 === (regular ?? 0) * 8;
    const isRight = (event: EventContent) => {
      const { early, regular } = tiersOf(event);
      if (regular?.adultPrice !== event.price.adult * 100) return false;
      return (
        !early ||
        (isBelow(early.adultPrice, regular.adultPrice) &&
          (early.childPrice === null || isBelow(early.childPrice, regular.childPrice)))
      );
    };
    expect(breaking(isRight)).toEqual([]);
  });

  it('last minute is above regular, by a tenth and less than a dollar, and has no last day', () => {
    const isRight = (event: EventContent) => {
      const { early, regular, last } = tiersOf(event);
      if (!early || !regular || !last) return last === undefined;
      const { adultPrice, lastSaleDaysBefore } = last;
      return (
        adultPrice > regular.adultPrice && adultPrice <= regular.adultPrice * 1.1 + 100 && lastSaleDaysBefore === null
      );
    };
    expect(breaking(isRight)).toEqual([]);
  });

  it('most have three tiers; free events and a few others have one', () => {
    const single = events.filter((event) => event.price.adult > 0 && tierPrices(event).length === 1).length;
    expect(isBetween(single, 5, 15)).toBe(true);
  });

  it('there is a child price if and only if children may come, and it is not above that of adults', () => {
    expect(breaking(({ minimumAge, price }) => (price.child === null) === minimumAge >= noChildTicketsFromAge)).toEqual(
      [],
    );
    expect(breaking(({ price }) => price.child === null || price.child <= price.adult)).toEqual([]);
  });
});

describe('the days of the demo events', () => {
  const eclipse = events.filter(({ starts }) => 'on' in starts);
  const isPast = ({ starts }: EventContent) => 'daysAgo' in starts || ('past' in starts && starts.past === true);
  const others = events.filter((event) => !eclipse.includes(event));

  /** Weekdays that a text names for something outside its event. */
  const otherDays: Readonly<Record<string, string>> = {
    'corning-glass': 'tuesday',
    'dublin-hurling': 'monday',
    'london-night-shelter-cook': 'saturday',
    'ha-giang-loop': 'sunday',
  };

  it.each(seedDays)('are the weekdays that their texts name, loaded on %s', (today) => {
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

  it.each(seedDays)('24 are over on %s, the others start between tomorrow and a year from then', (today) => {
    expect(others.filter(isPast)).toHaveLength(24);
    const isRight = (event: EventContent) => {
      const { startDate, endDate } = eventDays(event, today);
      const nights = daysBetween(startDate, endDate) - event.durationDays;
      return (
        (isPast(event) ? endDate < today : startDate > today) &&
        Math.abs(daysBetween(today, startDate)) <= 385 &&
        isBetween(nights, -1, 0)
      );
    };
    expect(breaking(isRight, others)).toEqual([]);
  });

  it('an event with a weekday is on that weekday', () => {
    const summer = { ...others[0]!, durationDays: 1, startTime: clockTime('08:00'), endTime: clockTime('23:00') };
    const rule = { ...summer, starts: { month: 6, day: 19, weekday: 'friday' } as const };
    expect(eventDays(rule, calendarDay('2026-11-20')).startDate).toBe('2027-06-25');
  });

  it('an event that ends in the morning ends on the next day and is one day long', () => {
    const night = {
      ...others[0]!,
      starts: { inDays: 1 },
      durationDays: 1,
      startTime: clockTime('22:00'),
      endTime: clockTime('02:00'),
    };
    expect(eventDays(night, calendarDay('2026-12-30'))).toEqual({ startDate: '2026-12-31', endDate: '2027-01-01' });
  });

  it('the eclipse of 2027 keeps its real date', () => {
    expect(eclipse.map((event) => eventDays(event, calendarDay('2026-11-20')).startDate)).toEqual(['2027-08-01']);
  });
});

describe('the catalogue', () => {
  it('describes every event type and about sixty event features, with no duplicates and none unused', () => {
    expect(readCategories().map(({ name }) => name)).toEqual(eventTypes);
    expect(readCategories().filter(({ description }) => description.length <= 20)).toEqual([]);
    const names = features.map(({ name }) => name);
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([]);
    expect(isBetween(names.length, 55, 70)).toBe(true);
    const used = new Set(events.flatMap((event) => event.features));
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });
});
