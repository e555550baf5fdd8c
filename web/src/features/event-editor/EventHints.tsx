import type { EventHint } from '@ascendant/contract/sky-preview';
import { Icon } from '../../ui/Icon';
import styles from './EventHints.module.css';

/** What the form could still say to raise the event's matches and its picture; nothing when it says it all. */
export function EventHints({ hints }: { readonly hints: readonly EventHint[] }) {
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints} aria-labelledby="event-hints">
      <h3 id="event-hints" className="label">
        For closer matches and a truer picture
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
  );
}
