import type { EventSummary } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { eventsByIdQuery } from '../../data/events';
import { usePartyText, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { Plate } from '../../ui/layout/Plate';
import { dayRange } from '../../ui/text/day-text';
import styles from './RecentlyViewed.module.css';

interface RecentlyViewedProps {
  /** Of the first event of each series. */
  readonly ids: readonly number[];
  readonly className?: string | undefined;
}

/** The events that were opened on this device, the latest first. */
export function RecentlyViewed({ ids, className }: RecentlyViewedProps) {
  const { data = [] } = useQuery(eventsByIdQuery(ids));
  const events = ids.flatMap((id) => data.find(({ series }) => series.firstEventId === id) ?? []);
  if (events.length === 0) return null;
  return (
    <section className={className}>
      <div className="section-heading">
        <h2>Recently viewed</h2>
      </div>
      <ul className={styles.strip}>
        {events.map((event) => (
          <ViewedEvent key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function ViewedEvent({ event }: { readonly event: EventSummary }) {
  const party = usePartyText();
  return (
    <li>
      <Link className={styles.event} to={withParty(paths.event(event.id), party)}>
        <Plate>
          <img src={event.imageUrl} alt="" width={180} height={120} loading="lazy" decoding="async" />
        </Plate>
        <b>{event.title}</b>
        <small className="meta numeric">{dayRange(event.startDate, event.endDate, 'short')}</small>
        <small className="meta numeric">{priceLabel(shownPrices(event).from)}</small>
      </Link>
    </li>
  );
}
