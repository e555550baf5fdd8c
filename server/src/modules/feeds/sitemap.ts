import type { Database } from '../../database/database';
import { findPublishedIds, highestPublishedId } from './feeds.repository';
import { escapeXml } from './xml-text';

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
/** A sitemap holds 50,000 addresses at most. Source: sitemaps.org. */
const idsPerPart = 10_000;
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

/** @param part from 1. @returns null if no published event has such a high id */
export async function sitemapOfEvents(db: Database, site: string, part: number): Promise<string | null> {
  const above = (part - 1) * idsPerPart;
  const highestId = await highestPublishedId(db);
  if (above >= highestId) return null;
  const found = await findPublishedIds(db, { above, upTo: above + idsPerPart });
  return document(
    'urlset',
    found.map(
      ({ id, slug, updatedAt }) =>
        `<url><loc>${escapeXml(`${site}/events/${id}/${slug}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  );
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${entries.join('\n')}\n</${root}>\n`;
}
