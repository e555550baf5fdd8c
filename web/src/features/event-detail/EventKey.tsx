import styles from './EventKey.module.css';
/** What the lines of the wheel mean, with an event's sky around it. */
export function EventKey({ hasOpen }: { readonly hasOpen: boolean }) {
  return (
    <>
      <span className={styles.key}>
        <i />
        harmonious
      </span>
      <span className={styles.key}>
        <i className={styles.hard} />
        challenging
      </span>
      {hasOpen ? (
        <span className={styles.key}>
          <i className={styles.open} />
          uncertain
        </span>
      ) : null}
      <span className={styles.key}>
        <i className={styles.event} />
        the event’s sky
      </span>
    </>
  );
}
