import type { MyBooking } from '@ascendant/contract/booking';
import { paths } from '../../paths';
import { Icon } from '../../ui/layout/Icon';

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
