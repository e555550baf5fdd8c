import { escapeHtml } from './escape-html';

export interface RssFeed {
  readonly title: string;
  readonly description: string;
  /** The address of the feed, and of the page with the same list. */
  readonly url: string;
  readonly pageUrl: string;
  readonly items: readonly RssItem[];
}

export interface RssItem {
  readonly title: string;
  readonly link: string;
  /** The address that it stays the same item by. */
  readonly guid: string;
  readonly category?: string;
  readonly description: string;
  /** null if it isn't known */
  readonly publishedAt: Date | null;
}

export const rssType = 'application/rss+xml; charset=utf-8';

/** What XML 1.0 can't hold at all, not even escaped: control characters, halves of characters, and two that aren't any. */
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A feed as RSS 2.0. Source: RSS Advisory Board. */
export function rssText({ title, description, url, pageUrl, items }: RssFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(pageUrl)}</link>
<description>${escapeXml(description)}</description>
<language>en</language>
<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>
${items.map(itemText).join('\n')}
</channel>
</rss>
`;
}

function itemText({ title, link, guid, category, description, publishedAt }: RssItem): string {
  const filed = category === undefined ? '' : `\n<category>${escapeXml(category)}</category>`;
  const published = publishedAt === null ? '' : `\n<pubDate>${publishedAt.toUTCString()}</pubDate>`;
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="true">${escapeXml(guid)}</guid>${filed}
<description>${escapeXml(description)}</description>${published}
</item>`;
}

/** Text for XML content and quoted attributes (WEB-08). */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(unwritable, ''));
}
