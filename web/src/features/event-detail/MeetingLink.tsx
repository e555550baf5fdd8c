import { meetingLinkLabel, meetingPlaceUrl, type MeetingPlace } from '@ascendant/domain/event/meeting-place';

/** Leads to where people meet on a map of another site. Nothing of that site is loaded before. */
export function MeetingLink({ event }: { readonly event: MeetingPlace }) {
  return (
    <a href={meetingPlaceUrl(event)} rel="noreferrer">
      {meetingLinkLabel(event)}
    </a>
  );
}
