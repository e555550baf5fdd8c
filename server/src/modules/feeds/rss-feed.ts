import { rssText, type RssItem } from '../../html/rss';
import type { Feed } from './feed.service';
import type { FeedEvent } from './feeds.repository';

/** A feed of events as RSS. */
export function rssFeed({ site, events, ...feed }: Feed): string {
  return rssText({
    ...feed,
    description: 'Upcoming treks, festivals, safaris and other outdoor experiences.',
    items: events.map((event) => itemOf(event, site)),
  });
}

function itemOf({ id, firstEventId, startDate, location, ...event }: FeedEvent, site: string): RssItem {
  return {
    title: event.title,
    link: `${site}/events/${id}`,
    // The next date of a series isn't news.
    guid: `${site}/events/${firstEventId}`,
    category: event.categoryName,
    description: `${startDate}, ${location}. ${event.description}`,
    publishedAt: event.publishedAt,
  };
}
