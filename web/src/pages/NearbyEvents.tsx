import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { nearbyEventsQuery } from '../data/nearby-events';
import { EventCard } from '../features/event-card/EventCard';
import { usePartyAddress, whoComes } from '../fields/party-address';
import styles from './NearbyEvents.module.css';

/** The nearest other events that can be booked. Nothing if there are none, or while they're being read: it's the end of the page. */
export function NearbyEvents({ eventId }: { readonly eventId: number }) {
  const who = whoComes(usePartyAddress());
  const { data } = useQuery({ ...nearbyEventsQuery(String(eventId), who), placeholderData: keepPreviousData });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby">
      <div className="section-heading">
        <h2 id="nearby">Other events nearby</h2>
      </div>
      <div className="card-grid three-columns">
        {data.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
    </section>
  );
}
