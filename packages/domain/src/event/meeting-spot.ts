import { numberText } from '../site/locale';
/** Exactly where people meet, in degrees; both null if the organizer doesn't say. */
export interface MeetingSpot {
  readonly meetingLatitude: number | null;
  readonly meetingLongitude: number | null;
}

export const noMeetingSpot: MeetingSpot = { meetingLatitude: null, meetingLongitude: null };

/** How far from the event's place people may meet. Further away, numbers are more likely swapped than meant. */
export const maxMeetingDistanceKm = 100;

const notCoordinates = 'Please enter latitude and longitude, such as 51.0786, -115.7630';
const maxTextLength = 60;
const pattern = /^([+-]?\d{1,3}(?:\.\d+)?)\s?°?\s?([NS]?)\s?[,;\s]\s?([+-]?\d{1,3}(?:\.\d+)?)\s?°?\s?([EW]?)$/i;

/**
 * A spot as people type or paste it: '44.6488, -63.5752' or '44.6488° N, 63.5752° W'. An empty text is no spot.
 * @returns degrees with six decimals, about 10 cm; NaN for what isn't a spot
 */
export function parseSpot(text: string): MeetingSpot {
  const typed = text.trim();
  if (typed === '') return noMeetingSpot;
  const found = typed.length > maxTextLength ? null : pattern.exec(typed.replaceAll('−', '-').replaceAll(/\s+/g, ' '));
  const [, latitude, north = '', longitude, east = ''] = found ?? [];
  const degrees = (digits: string | undefined, direction: string) =>
    Math.round(Number(digits ?? Number.NaN) * (/[SW]/i.test(direction) ? -1e6 : 1e6)) / 1e6;
  return { meetingLatitude: degrees(latitude, north), meetingLongitude: degrees(longitude, east) };
}

/** What's wrong with a spot, by field. */
export function* spotProblems({ meetingLatitude, meetingLongitude }: MeetingSpot): Iterable<readonly [string, string]> {
  if ((meetingLatitude === null) !== (meetingLongitude === null))
    return yield ['meetingLatitude', 'Please enter both latitude and longitude'];
  if (meetingLatitude === null || meetingLongitude === null) return;
  if (!Number.isFinite(meetingLatitude) || !Number.isFinite(meetingLongitude))
    return yield ['meetingLatitude', notCoordinates];
  if (Math.abs(meetingLatitude) > 90) yield ['meetingLatitude', 'Latitude is between -90 and 90'];
  if (Math.abs(meetingLongitude) > 180) yield ['meetingLongitude', 'Longitude is between -180 and 180'];
}

/** What's wrong with a spot so far from the event's place. @returns null if it's near enough */
export function distanceProblem(km: number): string | null {
  if (km <= maxMeetingDistanceKm) return null;
  const distance = numberText(Math.round(km));
  return `This is ${distance} km from the event’s location. Please check the numbers and the location`;
}
