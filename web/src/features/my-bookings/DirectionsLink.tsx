import type { MyBooking } from '@ascendant/contract/booking';
import { meetingLinkLabel, meetingPlaceUrl, type MeetingPlace } from '@ascendant/domain/event/meeting-place';
import { Icon } from '../../ui/layout/Icon';

interface DirectionsLinkProps {
  readonly event: MyBooking['event'];
  readonly className: string;
}

/** Leads to where people meet on a map of another site. Nothing of that site is loaded before. */
export function DirectionsLink({ event, className }: DirectionsLinkProps) {
  const place = meetingPlaceOf(event);
  return (
    <a className={className} href={meetingPlaceUrl(place)} rel="noreferrer">
      <Icon name="pin" size="small" />
      <span>{meetingLinkLabel(place)}</span>
      <span className="visually-hidden">{`: ${event.title}`}</span>
    </a>
  );
}

/** Where people meet, as far as it's known: what an older version saved on a device has only the location. */
export function meetingPlaceOf(event: MyBooking['event']): MeetingPlace {
  return {
    location: event.location,
    meetingPoint: event.meetingPoint ?? '',
    meetingLatitude: event.meetingLatitude ?? null,
    meetingLongitude: event.meetingLongitude ?? null,
  };
}
