import { Link } from 'react-router';
import { paths } from '../paths';
import styles from './Brand.module.css';

/** The mark: a ridge on the horizon, the Sun rising at the left, where charts show the ascendant. */
export function Brand() {
  return (
    <Link className={styles.brand} to={paths.home}>
      <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <circle cx="14" cy="14" r="11.2" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M2.8 16.5L11 16.5 15.8 8.5 20.5 16.5H25.2"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle className={styles.rising} cx="3.4" cy="16.5" r="3" />
      </svg>
      Ascendant
    </Link>
  );
}
