import type { EventSummary } from '@ascendant/contract/event';
import { moreDatesText } from '@ascendant/domain/event/more-dates';
import { usePartyAddress } from '../../fields/party-address';
import { dayOfYear } from '../../ui/text/day-text';
import styles from './EventCard.module.css';

/** 'and 11 more dates', and which of them suits the reader or their party best. Nothing for an event that takes place once. */
export function MoreDates({ event: { id, series } }: { readonly event: Pick<EventSummary, 'id' | 'series'> }) {
  const { text: party } = usePartyAddress();
  const more = moreDatesText(series.dates);
  if (more === null) return null;
  const { bestDate } = series;
  if (bestDate === null) return <span className={styles.more}>{more}</span>;
  const who = party ? 'your party' : 'you';
  const best = bestDate.eventId === id ? 'this one' : dayOfYear(bestDate.startDate);
  return (
    <span className={styles.more}>{`${more} · Best date for ${who}: ${best}, ${bestDate.matchScore.toFixed(1)}`}</span>
  );
}
