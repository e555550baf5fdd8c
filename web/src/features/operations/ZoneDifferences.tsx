import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../data/operations';
import { classNames } from '../../ui/class-names';
import styles from './Operations.module.css';
import { differenceText } from './zone-labels';

/** The time zones for which PostgreSQL or Node.js has other rules than the zone table; nothing if they agree. */
export function ZoneDifferences() {
  const { data } = useQuery(healthQuery);
  const { edition, differences = [] } = data?.timeZones ?? {};
  if (differences.length === 0) return null;
  return (
    <section className={classNames(styles.zones, 'panel')} aria-labelledby="time-zones">
      <h2 id="time-zones">Time zones</h2>
      <p>{`Our time zone table (${edition}) decides what an event’s clocks show. Calendars and phones may have the same old rules as these:`}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference.source}>{differenceText(difference)}</li>
        ))}
      </ul>
    </section>
  );
}
