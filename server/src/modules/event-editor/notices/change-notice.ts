import { clockText } from '@ascendant/domain/date-form';
import { zoneName } from '@ascendant/domain/zone-clock';
import type { ToldFacts } from '../../../../db/schema/mails';
import { longDayText } from '../../../mail/date-text';
import type { EditableEvent } from '../form/event-form.repository';

/** What people with a booking are told about an event's times and place. */
export function toldFacts(event: Pick<EditableEvent, keyof ToldFacts>): ToldFacts {
  return {
    startDate: event.startDate,
    startTime: event.startTime,
    endTime: event.endTime,
    timezone: event.timezone,
    location: event.location,
    meetingPoint: event.meetingPoint,
    meetingLatitude: event.meetingLatitude,
    meetingLongitude: event.meetingLongitude,
    latitude: event.latitude,
    longitude: event.longitude,
    startsAt: new Date(event.startsAt).toISOString(),
  };
}

type Told = Omit<ToldFacts, 'startsAt'>;

/**
 * What people with a booking are told about an event's changes, one sentence per change: day, times, location and meeting point, also on the map. The
 * rest doesn't change when and where they have to be. Only what has changed is repeated.
 * Source: docs/rules/events.md, "Editing".
 */
export function noticeLines(before: Told, now: Told): readonly string[] {
  return [...timeLines(before, now), ...placeLines(before, now)];
}

function* timeLines(before: Told, now: Told): Iterable<string> {
  if (before.startDate !== undefined && now.startDate !== undefined && now.startDate !== before.startDate)
    yield `It now takes place on ${longDayText(now.startDate)} (it was ${longDayText(before.startDate)}).`;
  if (now.startTime !== before.startTime)
    yield `It now starts at ${clockText(now.startTime)} (it was ${clockText(before.startTime)}).`;
  if (now.endTime !== before.endTime)
    yield `It now ends at ${clockText(now.endTime)} (it was ${clockText(before.endTime)}).`;
  if (now.timezone !== before.timezone && zoneName(now.timezone) !== zoneName(before.timezone))
    yield `Its times are now in ${zoneName(now.timezone)} (they were in ${zoneName(before.timezone)}).`;
}

function* placeLines(before: Told, now: Told): Iterable<string> {
  const isElsewhere = now.latitude !== before.latitude || now.longitude !== before.longitude;
  if (now.location !== before.location) yield `It now takes place at ${now.location} instead of ${before.location}.`;
  else if (isElsewhere) yield 'The place has moved on the map.';
  if (now.meetingPoint !== before.meetingPoint && now.meetingPoint !== '')
    yield `The meeting point is now: ${now.meetingPoint}`;
  const hasMovedSpot =
    now.meetingLatitude !== before.meetingLatitude || now.meetingLongitude !== before.meetingLongitude;
  if (hasMovedSpot && now.meetingLatitude !== null) yield 'The meeting point has moved on the map.';
}
