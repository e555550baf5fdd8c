import type { FeedLink } from '../../head/page-head';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { type EventFilters, withoutScores, writeFilters } from './event-filters';
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

/** The feeds of a list of events. They're the same for everyone, so they have no scores, and their order is by date. */
export function feedLinks(filters: EventFilters): readonly FeedLink[] {
  const { sort: _sort, ...rest } = withoutScores(filters);
  const query = writeFilters(rest);
  return [
    { title: 'RSS', type: 'application/rss+xml', path: paths.feed('rss', query) },
    { title: 'Calendar', type: 'text/calendar', path: paths.feed('ics', query) },
  ];
}
