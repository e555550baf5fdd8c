import { Link, useSearchParams } from 'react-router';
import { Icon } from '../../ui/layout/Icon';
import { isMapView, viewAddress } from './event-filters';
import styles from './ViewSwitch.module.css';

const views = [
  ['List', 'list'],
  ['Map', 'map'],
] as const;

/** Shows the list alone, or with a map. The choice is in the address. */
export function ViewSwitch() {
  const [search] = useSearchParams();
  const isMap = isMapView(search);
  return (
    <nav className={styles.views} aria-label="View">
      {views.map(([label, icon]) => (
        <Link
          key={icon}
          to={viewAddress(search, icon === 'map')}
          preventScrollReset
          aria-current={isMap === (icon === 'map') ? 'true' : undefined}
        >
          <Icon name={icon} size="small" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
