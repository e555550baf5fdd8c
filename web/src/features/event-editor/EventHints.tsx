import type { EventHint } from '@ascendant/contract/sky-preview';
import { Icon } from '../../ui/layout/Icon';
import styles from './EventHints.module.css';

interface EventHintsProps {
  readonly hints: readonly EventHint[];
  /** What the drawn picture shows and how to change it; null where the event has a picture of its own. */
  readonly drawn: string | null;
}

/** What the drawn picture shows, and what the form could still say to raise the event's matches and its picture. */
export function EventHints({ hints, drawn }: EventHintsProps) {
  return (
    <>
      {drawn !== null && (
        <details className={styles.drawn}>
          <summary>What the picture shows</summary>
          <p>{drawn}</p>
        </details>
      )}
      {hints.length > 0 && (
        <section className={styles.hints} aria-labelledby="event-hints">
          <h3 id="event-hints" className="label">
            Better matches and a better picture
          </h3>
          <ul>
            {hints.map(({ field, sentence }) => (
              <li key={field}>
                <Icon name="info" size="small" />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
