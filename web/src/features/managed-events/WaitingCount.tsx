import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { waitingEventsQuery } from '../../data/managed-events';
import styles from './WaitingCount.module.css';

/** How many events wait for approval, beside the section's name; nothing if none do. */
export function WaitingCount() {
  const { data } = useQuery(waitingEventsQuery);
  if (!data || data.all === 0) return null;
  return (
    <span className={styles.count}>
      <span>{numberText(data.all)}</span>
      <span className="visually-hidden"> waiting for approval</span>
    </span>
  );
}
