import type { MeetingSpot } from './meeting-spot';

/** '44.6488, -63.5752'; empty without a spot. */
export function spotText({ meetingLatitude, meetingLongitude }: MeetingSpot): string {
  return meetingLatitude === null || meetingLongitude === null ? '' : `${meetingLatitude}, ${meetingLongitude}`;
}

/** What a link to the place where people meet is made of. */
export interface MeetingPlace extends MeetingSpot {
  readonly meetingPoint: string;
  readonly location: string;
}

export function hasSpot({ meetingLatitude, meetingLongitude }: MeetingSpot): boolean {
  return Number.isFinite(meetingLatitude) && Number.isFinite(meetingLongitude);
}

/** What the link to the place says. */
export function meetingLinkLabel(spot: MeetingSpot): string {
  return hasSpot(spot) ? 'Directions' : 'Find on a map';
}

/**
 * The address of a map of the place where people meet: with a mark on the spot, or a search for what the meeting point begins with
 * and the location. A map can't find the rest of a sentence ('…, by the ticket kiosk, at 4:15').
 */
export function meetingPlaceUrl(place: MeetingPlace): string {
  const { meetingLatitude: latitude, meetingLongitude: longitude, meetingPoint, location } = place;
  if (hasSpot(place))
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const [name = ''] = meetingPoint.split(/[,.;:(\n]/, 1);
  const words = [name.trim(), location.trim()].filter((part) => part !== '').join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}
