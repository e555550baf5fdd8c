import type { PracticalLists } from '@ascendant/domain/event/practical-lists';
import { classNames } from '../../ui/class-names';
import eventSectionsStyles from './EventSections.module.css';
import styles from './Itinerary.module.css';

/** How the event goes, step by step; nothing if the organizer doesn't say. */
export function Itinerary({ event: { itinerary } }: { readonly event: Pick<PracticalLists, 'itinerary'> }) {
  if (itinerary.length === 0) return null;
  return (
    <section className={eventSectionsStyles.section}>
      <h2>Itinerary</h2>
      <ol className={styles.steps}>
        {itinerary.map(({ when, title, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may occur twice, and steps never move
          <li key={index}>
            <p className={classNames(styles.when, eventSectionsStyles.asWritten)}>{when || `Step ${index + 1}`}</p>
            <div className={eventSectionsStyles.asWritten}>
              <b>{title}</b>
              {text === '' ? null : <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
