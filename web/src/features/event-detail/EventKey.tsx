import styles from './EventKey.module.css';

/** The legend of a wheel with an event's sky around it. */
export function EventKey({ hasUncertain }: { readonly hasUncertain: boolean }) {
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
      {hasUncertain ? (
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
