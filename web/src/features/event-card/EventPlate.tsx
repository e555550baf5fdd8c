import type { EventSummary } from '@ascendant/contract/event';
import { ScoreRing } from '../../ui/chart/ScoreRing';
import { Plate } from '../../ui/layout/Plate';
import styles from './EventPlate.module.css';

interface EventPlateProps {
  readonly event: EventSummary;
  /** Set for cards whose pictures load first; the others load lazily. */
  readonly isFirst?: boolean;
  /** With a smaller ring. */
  readonly isSmall?: boolean;
}

/** The picture of a card, with the score in its notched corner. */
export function EventPlate({ event, isFirst = false, isSmall = false }: EventPlateProps) {
  return (
    <Plate className={event.matchScore === null ? undefined : styles.notched}>
      <span className={styles.picture}>
        <img
          src={event.imageUrl}
          alt={event.imageAlt}
          width={900}
          height={600}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </span>
      {event.matchScore === null ? null : (
        <span className={styles.seal}>
          <ScoreRing score={event.matchScore} size={isSmall ? 'small' : 'medium'} />
        </span>
      )}
    </Plate>
  );
}
