import { classNames } from '../../ui/class-names';
import type { EventFilters } from './event-filters';
import { feedLinks } from './feed-links';
import styles from './FollowList.module.css';

/** Links with which feed readers and calendars follow the list as it's filtered now. */
export function FollowList({ filters }: { readonly filters: EventFilters }) {
  return (
    <p className={classNames(styles.follow, 'meta row wrap')}>
      Follow this list:
      {feedLinks(filters).map(({ title, type, path }) => (
        <a key={path} className="link" href={path} type={type}>
          {title}
        </a>
      ))}
    </p>
  );
}
