import { clockText } from '@ascendant/domain/date-form';
import type { EditableEvent } from './event-form.repository';
import type { EventChange } from './event-writes.repository';

type Told = Pick<EditableEvent, 'startTime' | 'endTime' | 'location'>;

/**
 * What people with a booking are told about an edit, one sentence per change: times, location and meeting point, also on the map. Dates don't change
 * while anyone has a seat, and the rest doesn't change when and where they have to be.
 * Source: docs/rules/events.md, "Editing".
 */
export function noticeLines(
  before: Told,
  { startTime, endTime, location, meetingPoint, meetingLatitude, meetingLongitude }: EventChange,
): readonly string[] {
  return [
    ...(startTime === undefined
      ? []
      : [`It now starts at ${clockText(startTime)} (it was ${clockText(before.startTime)}).`]),
    ...(endTime === undefined ? [] : [`It now ends at ${clockText(endTime)} (it was ${clockText(before.endTime)}).`]),
    ...(location === undefined ? [] : [`It now takes place at ${location} instead of ${before.location}.`]),
    ...(meetingPoint ? [`The meeting point is now: ${meetingPoint}`] : []),
    ...(typeof (meetingLatitude ?? meetingLongitude) === 'number' ? ['The meeting point has moved on the map.'] : []),
  ];
}
