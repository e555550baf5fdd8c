import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';

interface CalendarLinkProps {
  readonly booking: Pick<MyBooking, 'id' | 'event'>;
  readonly className: string;
}

/** The event for one's own calendar. Not marked as a download: telephones open it in their calendar. */
export function CalendarLink({ booking, className }: CalendarLinkProps) {
  return (
    <a className={className} href={paths.calendarFile(booking.id)}>
      <Icon name="cal" size="s" />
      Add to calendar
      <span className="vh">: {booking.event.title}</span>
    </a>
  );
}
