import type { FeedLink } from '../../head/page-head';
import { paths } from '../../paths';
import { withoutScores, writeFilters, type EventFilters } from './event-filters';

/** The feeds of a list of events. They're the same for everyone, so they have no scores, and their order is by date. */
export function feedLinks(filters: EventFilters): readonly FeedLink[] {
  const { sort: _sort, ...rest } = withoutScores(filters);
  const query = writeFilters(rest);
  return [
    { title: 'RSS', type: 'application/rss+xml', path: paths.feed('rss', query) },
    { title: 'Calendar', type: 'text/calendar', path: paths.feed('ics', query) },
  ];
}
