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
  const best = bestDate === null ? '' : `. ${bestText(bestDate, id, party ? 'your party' : 'you')}`;
  return <span className={styles.more}>{`${more}${best}`}</span>;
}

/** The score of the date that's shown is on its picture. */
function bestText(best: NonNullable<EventSummary['series']['bestDate']>, shownId: number, who: string): string {
  if (best.eventId === shownId) return `This one’s best for ${who}`;
  return `Best for ${who}: ${dayOfYear(best.startDate)} (${best.matchScore.toFixed(1)})`;
}
