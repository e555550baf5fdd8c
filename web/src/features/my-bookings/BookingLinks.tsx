import type { MyBooking } from '@ascendant/contract/booking';
import { meetingLinkLabel, meetingPlaceUrl, type MeetingPlace } from '@ascendant/domain/event/meeting-place';
import { paths } from '../../paths';
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

interface CalendarLinkProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly className: string;
}

/** The event as a calendar file. It isn't marked as a download, because phones open it in their calendar. */
export function CalendarLink({ booking, className }: CalendarLinkProps) {
  return (
    <a className={className} href={paths.calendarFile(booking.id)}>
      <Icon name="cal" size="small" />
      Add to calendar
      <span className="visually-hidden">{`: ${booking.event.title}`}</span>
    </a>
  );
}

interface TicketsPdfLinkProps {
  readonly booking: Pick<MyBooking, 'id' | 'tickets' | 'event'>;
  readonly className: string;
}

/** The tickets as a PDF to print or save, one page for each attendee. */
export function TicketsPdfLink({ booking, className }: TicketsPdfLinkProps) {
  const isOne = booking.tickets.length === 1;
  return (
    <a className={className} href={paths.ticketsPdf(booking.id)} download>
      <Icon name="down2" size="small" />
      <span>{isOne ? 'Download ticket (PDF)' : 'Download tickets (PDF)'}</span>
      <span className="visually-hidden">{` for ${booking.event.title}`}</span>
    </a>
  );
}
