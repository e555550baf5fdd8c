import { motifs, type MotifName } from '@ascendant/covers/motifs/motifs';
import { isCalendarDay, isClockTime } from '@ascendant/domain/calendar-day';
import { eventTypes } from '@ascendant/domain/event/event-types';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { ofEachText } from '@ascendant/domain/event/practical-details';
import { weekdays } from '@ascendant/domain/person/preferences';
import { isTimeZone } from '@ascendant/domain/person/time-zone';
import { questionKinds, questionScopes } from '@ascendant/domain/question/question';
import { z } from 'zod';
import { readFeatures } from './catalogue';
import { readOrganizers } from './organizers';
import { readRecords } from './records';

const text = z.string().min(1);
const count = z.int().min(1);
const eventType = z.enum(eventTypes);
const clockTime = z.string().refine(isClockTime, 'Expected HH:MM');
const weekday = z.enum(weekdays).exactOptional();

/**
 * When an event starts, relative to the day the demo data is loaded, so that the seasons are right on any day.
 * A weekday moves the start to the first such day on or after the one named (`daysAgo`: on or before).
 */
const dateRule = z.union([
  z.strictObject({
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    weekday,
    past: z.literal(true).exactOptional(),
  }),
  z.strictObject({ inDays: count, weekday }),
  z.strictObject({ daysAgo: count, weekday }),
  /** A fixed date, for something that happens in the sky only once. */
  z.strictObject({ on: z.string().refine(isCalendarDay, 'Expected YYYY-MM-DD') }),
]);

/** Where it is: the town in the location, and its real coordinates, to two decimals. */
const eventPlace = z.strictObject({
  name: text,
  region: text,
  countryCode: z.string().refine(isCountryCode, 'Expected the code of a country'),
  latitude: z.number().gt(-80).lt(80),
  longitude: z.number().min(-180).max(180),
  timezone: z.string().refine(isTimeZone, 'Expected a time zone'),
  /** Whether it's by the sea; inland places get no harbour or lighthouse in their picture. */
  coast: z.boolean(),
});

/** What its organizer says beyond the description, and leaves out where there's nothing to say. */
const details = z
  .strictObject({
    ...ofEachText(() => text),
    meetingLatitude: z.number(),
    meetingLongitude: z.number(),
    difficulty: z.int(),
  })
  .partial();

/** A question to travellers, and what they've answered in turn; null for those who didn't. */
const bookingQuestion = z.strictObject({
  scope: z.enum(questionScopes),
  kind: z.enum(questionKinds),
  text,
  options: z.array(text).exactOptional(),
  isRequired: z.literal(true).exactOptional(),
  fromAge: count.exactOptional(),
  isSensitive: z.literal(true).exactOptional(),
  answers: z.array(text.nullable()).min(1),
});

/** How often an event takes place besides its own date. */
const furtherDates = z.strictObject({
  /** Days from one to the next, counted from the event's own first day. */
  everyDays: count,
  /** How many further dates there are, with all start times. */
  count,
  /** A second time on each day, as local clock times; the event's own day has one, too. */
  also: z.strictObject({ startTime: clockTime, endTime: clockTime }).exactOptional(),
});

/** A drawing of an event's place at another hour than its cover's. */
const scene = z.strictObject({
  /** Days after the event's first. */
  day: z.int().min(0),
  /** HH:MM at the event's place. */
  time: clockTime,
  /** Something that the event has. */
  motif: z.custom<MotifName>((name) => typeof name === 'string' && name in motifs, 'Unknown motif'),
});

/** A demo event as we wrote it: it has no ids or dates, and doesn't depend on the clock. */
const eventContent = z.strictObject({
  /** Unique and stable; reviews and demo bookings refer to it. */
  key: text,
  category: eventType,
  title: text,
  location: text,
  place: eventPlace,
  secondaryCategories: z.array(eventType).max(4),
  starts: dateRule,
  /** Local clock times, HH:MM. A one-day event that ends at or before its start time ends the next morning. */
  startTime: clockTime,
  endTime: clockTime,
  durationDays: count,
  capacity: count,
  minimumAge: z.int().min(0),
  /**
   * The regular price in whole dollars; the other two tiers follow from it (see tier-prices.ts). Child is null if no
   * child may come (minimum age of 12 or more).
   */
  price: z.strictObject({
    adult: z.int().min(0),
    child: z.int().min(0).nullable(),
    /** Some events have only one price. */
    regularOnly: z.literal(true).exactOptional(),
  }),
  features: z.array(text),
  status: z.enum(eventStatuses),
  /** Share of the capacity that's booked, 0 to 1; 1 is sold out. */
  soldShare: z.number().min(0).max(1),
  /** The key of its organizer. */
  organizer: text,
  /** Paragraphs; a blank line goes between them. */
  description: z.array(text).min(1),
  details: details.exactOptional(),
  itinerary: z.array(z.strictObject({ when: z.string(), title: text, text: z.string() })).exactOptional(),
  questions: z.array(z.strictObject({ question: text, answer: text })).exactOptional(),
  /** What travellers are asked after they've booked; they've answered what's required. */
  bookingQuestions: z.array(bookingQuestion).exactOptional(),
  /** What everyone who comes signs, in paragraphs. One person in the demo traveller's party hasn't. */
  waiver: z.strictObject({ title: text, text: z.array(text) }).exactOptional(),
  furtherDates: furtherDates.exactOptional(),
  /** It only takes place if enough people book. These are weeks ahead, so none is decided while the demo is new. */
  runsFrom: z.strictObject({ runsFrom: count, decideDaysBefore: count }).exactOptional(),
  gallery: z.array(scene).exactOptional(),
  /** Why the organizer cancelled it: what everyone who had booked was told. */
  cancelReason: text.exactOptional(),
  /** What an admin wrote when returning it to its organizer. */
  returnReason: text.exactOptional(),
});

export type EventContent = z.infer<typeof eventContent>;
export type DateRule = EventContent['starts'];
export type FurtherDates = NonNullable<EventContent['furtherDates']>;
export type DemoScene = NonNullable<EventContent['gallery']>[number];

/** The 240 demo events, 16 of each event type, in the order of the types. */
export function readDemoEvents(): readonly EventContent[] {
  const features = z.enum(readFeatures().map(({ name }) => name));
  const organizer = z.enum(readOrganizers().map(({ key }) => key));
  return readRecords('events.json', eventContent.extend({ features: z.array(features), organizer }));
}

function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code;
}
