import { escapeHtml } from '../../html/escape-html';
import type { Feed } from './feed.service';
import type { FeedEvent } from './feeds.repository';

/** What XML 1.0 can't hold at all, not even escaped: control characters, halves of characters, and two that aren't any. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A feed as RSS 2.0. Source: RSS Advisory Board. */
export function rssFeed({ title, site, url, pageUrl, events }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(pageUrl)}</link>
<description>Upcoming treks, festivals, safaris and other outdoor experiences.</description>
<language>en</language>
<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>
${events.map((event) => item(event, site)).join('\n')}
</channel>
</rss>
`;
}

function item(
  { id, firstEventId, title, description, location, categoryName, startDate, publishedAt }: FeedEvent,
  site: string,
): string {
  const link = `${site}/events/${id}`;
  // The next date of a series isn't news.
  const guid = `${site}/events/${firstEventId}`;
  const published = publishedAt === null ? '' : `\n<pubDate>${publishedAt.toUTCString()}</pubDate>`;
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="true">${escapeXml(guid)}</guid>
<category>${escapeXml(categoryName)}</category>
<description>${escapeXml(`${startDate}, ${location}. ${description}`)}</description>${published}
</item>`;
}

/** Text for XML content and quoted attributes (WEB-08). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(unwritable, ''));
}
