import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { hasSpot } from '@ascendant/domain/event/meeting-place';
import { distanceProblem, type MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import { places } from '../places/places.module';
import type { EventPlace } from './event-place.service';

/** What's wrong with where people meet, seen from the event's place. Nothing is while we don't know that place. */
export function distanceProblems(
  spot: MeetingSpot,
  { latitude, longitude }: Pick<EventPlace, 'latitude' | 'longitude'>,
): FieldProblems {
  const { meetingLatitude, meetingLongitude } = spot;
  if (latitude === null || longitude === null || !hasSpot(spot)) return {};
  const meeting = { latitude: meetingLatitude ?? latitude, longitude: meetingLongitude ?? longitude };
  const problem = distanceProblem(places.distanceKm({ latitude, longitude }, meeting));
  return problem === null ? {} : { meetingLatitude: problem };
}
