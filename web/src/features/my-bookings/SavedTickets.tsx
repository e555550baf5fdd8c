import type { MyBooking } from '@ascendant/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { hasUsableTickets, savedBookingsQuery } from '../../data/saved-bookings';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Icon } from '../../ui/layout/Icon';
import { Plate } from '../../ui/layout/Plate';
import { instantText } from '../../ui/text/instant-text';
import { startText } from '../../ui/text/time-text';
import styles from './SavedTickets.module.css';

/** The tickets that this device has saved, to show at check-in without a network. Nothing if it has none. */
export function SavedTickets() {
  const { data } = useQuery(savedBookingsQuery);
  const bookings = (data?.bookings ?? [])
    .filter(hasUsableTickets)
    .toSorted((a, b) => a.event.startDate.localeCompare(b.event.startDate));
  if (!data || bookings.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-tickets">
      <div className={styles.head}>
        <h2 id="saved-tickets">Your tickets still work</h2>
        <p className="meta numeric">{`Saved on this device ${instantText(data.savedAt)}`}</p>
      </div>
      <ul>
        {bookings.map((booking) => (
          <SavedTicket key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  );
}

function SavedTicket({ booking: { id, event, tickets } }: { readonly booking: MyBooking }) {
  return (
    <li>
      <Plate className={styles.plate}>
        {event.imageUrl === null ? null : <img src={event.imageUrl} alt="" width="900" height="600" />}
      </Plate>
      <div>
        <h3>{event.title}</h3>
        <p className="meta numeric">{startText(event, 'short')}</p>
        <p className="meta">
          {`${event.location} · ${tickets.length === 1 ? '1 ticket' : `${tickets.length} tickets`}`}
        </p>
      </div>
      <ButtonLink to={paths.myTickets(id)}>
        <Icon name="ticket" />
        Show tickets
        <span className="visually-hidden">{` for ${event.title}`}</span>
      </ButtonLink>
    </li>
  );
}
