import styles from './EmptyPicture.module.css';

/** A ridge before sunrise. */
export function EmptyPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 148 74" fill="none" aria-hidden="true">
      <path className={styles.ground} d="M0 58h148" />
      <path className={styles.ridge} d="M12 58L44 26l16 18 12-12 30 26" />
      <circle className={styles.sun} cx="112" cy="18" r="9" />
      <path className={styles.grass} d="M20 66h26M70 66h44M118 66h14" />
    </svg>
  );
}
