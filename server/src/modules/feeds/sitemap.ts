import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { escapeXml } from '../../html/rss';
import { findPublishedIds, highestPublishedId, type PublishedId } from './feeds.repository';

/** The public pages, apart from events. */
const pages = [
  '/',
  '/browse',
  '/matching',
  '/organizers/join',
  '/help',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/credits',
];
/** A sitemap holds 50,000 addresses at most. One of as many is short enough to be cached. Source: sitemaps.org. */
const idsPerPart = 5_000;
/** Written at once, so that no other request waits for more. */
const idsAtOnce = 500;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of sitemaps: of the pages, and of the events by their ids. */
export async function sitemapIndex(db: Database, site: string): Promise<string> {
  const highestId = await highestPublishedId(db);
  const parts = Array.from({ length: Math.ceil(highestId / idsPerPart) }, (_, index) => `events-${index + 1}`);
  const entries = ['pages', ...parts].map(
    (name) => `<sitemap><loc>${escapeXml(`${site}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

export function sitemapOfPages(site: string): string {
  return document(
    'urlset',
    pages.map((path) => `<url><loc>${escapeXml(site + path)}</loc></url>`),
  );
}

/** @param part from 1. @throws AppError not_found if no published event has such a high id */
export async function sitemapOfEvents(db: Database, site: string, part: number): Promise<string> {
  const above = (part - 1) * idsPerPart;
  const highestId = await highestPublishedId(db);
  if (above >= highestId) throw new AppError('not_found');
  const entries: string[] = [];
  for (let from = above; from < Math.min(above + idsPerPart, highestId); from += idsAtOnce) {
    const found = await findPublishedIds(db, { above: from, upTo: from + idsAtOnce });
    entries.push(...found.map((event) => sitemapEntry(site, event)));
    await setImmediate();
  }
  return document('urlset', entries);
}

function sitemapEntry(site: string, { id, slug, updatedAt }: PublishedId): string {
  return `<url><loc>${escapeXml(`${site}/events/${id}/${slug}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`;
}
