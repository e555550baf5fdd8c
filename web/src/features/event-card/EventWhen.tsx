import type { EventSummary } from '@ascendant/contract/event';
import { durationBand, durationLabel, type DurationBand } from '@ascendant/domain/event/duration-badge';
import { moreDatesText } from '@ascendant/domain/event/limits';
import { usePartyText } from '../../fields/party-address';
import { MoonPhase } from '../../ui/chart/MoonPhase';
import { Badge } from '../../ui/layout/Badge';
import { dayRange, dayOfYear } from '../../ui/text/day-text';
import styles from './EventCard.module.css';

const tones = { day: 'plain', short: 'pine', long: 'info' } as const satisfies Record<DurationBand, string>;

/** The Moon that night, the dates, and the light at the start: 'Feb 8–12, 2027, before dawn'; then how many more dates there are. */
export function EventWhen({ event }: { readonly event: EventSummary }) {
  const { moonPhaseDeg, moonLabel, lightLabel } = event.sky;
  const dates = dayRange(event.startDate, event.endDate, 'short');
  return (
    <>
      <MoonPhase phaseDeg={moonPhaseDeg} />
      <span>
        <span title={moonLabel}>{lightLabel ? `${dates}, ${lightLabel}` : dates}</span>
        <MoreDates event={event} />
      </span>
    </>
  );
}

/** '3 days', in one of three colours: 1 day, up to 3 days, longer. */
export function DurationBadge({ days }: { readonly days: number }) {
  return <Badge tone={tones[durationBand(days)]}>{durationLabel(days)}</Badge>;
}

/** 'and 11 more dates', and which of them suits the reader or their party best. Nothing for an event that takes place once. */
function MoreDates({ event: { id, series } }: { readonly event: Pick<EventSummary, 'id' | 'series'> }) {
  const party = usePartyText();
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
