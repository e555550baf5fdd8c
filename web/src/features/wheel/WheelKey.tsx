import { classNames } from '../../ui/class-names';
import styles from './WheelKey.module.css';

/** The legend of the wheel's lines. */
export function WheelKey({ hasUncertain }: { readonly hasUncertain: boolean }) {
  return (
    <p className={classNames(styles.key, 'meta')}>
      <span>
        <i aria-hidden="true" />
        trine, sextile
      </span>
      <span className={styles.hard}>
        <i aria-hidden="true" />
        square, opposition
      </span>
      {hasUncertain ? (
        <span className={styles.open}>
          <i aria-hidden="true" />
          uncertain
        </span>
      ) : null}
    </p>
  );
}
