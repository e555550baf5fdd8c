import { logo, productName } from '@ascendant/domain/site/brand';
import { Link } from 'react-router';
import { paths } from '../../paths';
import styles from './Brand.module.css';

const { circle, ridge, sun, strokeWidth } = logo;

/** The logo and the product's name, which lead home. */
export function Brand() {
  return (
    <Link className={styles.brand} to={paths.home}>
      <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <circle cx={circle.x} cy={circle.y} r={circle.radius} stroke="currentColor" strokeWidth={strokeWidth} />
        <path d={ridge} stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" />
        <circle className={styles.rising} cx={sun.x} cy={sun.y} r={sun.radius} />
      </svg>
      {productName}
    </Link>
  );
}
