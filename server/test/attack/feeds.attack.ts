import { isPlainLine } from '@ascendant/domain/plain-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFreeEvent, dayFromNow } from '../factories/events';
import { testApp } from '../test-app';
import { faultsIn } from './faults';
import { hostileTexts } from './shapes';

const texts = [
  ...hostileTexts.map(([, text]) => text),
  'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:planted\rX-PLANTED:1\nX-PLANTED:2',
  String.raw`a\nX-PLANTED:1\r\n;X=1,X:2`,
  ']]></title><item><title>planted</title></item>',
];
/** What the contract lets an organizer write. */
const titles = texts.filter((text) => isPlainLine(text) && text.trim() !== '');

const app = await testApp();

beforeAll(async () => {
  for (const [index, text] of titles.entries()) {
    const options = { title: `Walk ${text}`.slice(0, 120), location: text.slice(0, 200) };
    const description = `Along the ridge and back before the afternoon wind. ${text}`.slice(0, 2000);
    await buildFreeEvent(app.db, { ...options, description, startDate: dayFromNow(30 + (index % 200)) });
  }
  for (const status of ['draft', 'pending_approval', 'cancelled'] as const)
    await buildFreeEvent(app.db, { title: 'Not for the public', status });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

/** The elements of a feed, which hold text and no markup of anyone's. */
const elements =
  /<\/?(?:rss|channel|item|title|link|description|language|guid|category|pubDate|atom:link)(?: [\w:]+="[^"<>]*")*\/?>/g;
const entities = /&(?:amp|lt|gt|quot|#39|#x27);/g;
/** The names of the lines of a calendar. */
const properties = new Set(
  `BEGIN END VERSION CALSCALE PRODID METHOD X-WR-CALNAME X-PUBLISHED-TTL UID SUMMARY DTSTAMP DTSTART DTEND DESCRIPTION URL GEO LOCATION
   STATUS SEQUENCE LAST-MODIFIED`.split(/\s+/),
);

/** What's left of a feed without its own markup; nothing of it may be markup, and XML must be able to hold it. */
const strayIn = (xml: string) =>
  xml
    .replace(/^<\?xml [^>]*\?>/, '')
    .replaceAll(elements, '')
    .replaceAll(entities, '')
    .match(/[<>&]|(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu) ?? [];

/** The lines of a calendar that aren't ours, after joining what was folded. */
function strayLines(calendar: string): readonly string[] {
  const lines = calendar.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.filter((each) => /[\r\n]/.test(each) || !properties.has(each.split(/[:;]/, 1)[0] ?? '')).slice(0, -1);
}

describe('feeds: what people write stays text', () => {
  const hostileQuery = (text: string) => new URLSearchParams({ q: text.slice(0, 200) });

  it('in RSS, as the list and as a search that repeats it', async () => {
    const { statusCode, payload } = await get('/events.rss');
    expect(statusCode).toBe(200);
    expect(payload.match(/<item>/g)?.length).toBe(payload.match(/<guid /g)?.length);
    expect(payload.match(/<item>/g)?.length).toBeGreaterThan(40);
    expect(strayIn(payload)).toEqual([]);
    for (const text of texts) {
      const found = await get(`/events.rss?${hostileQuery(text)}`);
      expect(faultsIn(found)).toEqual([]);
      if (found.statusCode === 200) expect(strayIn(found.payload)).toEqual([]);
    }
  });

  it('in calendars, which no line break of theirs can add a line to', async () => {
    const { statusCode, payload } = await get('/events.ics');
    expect(statusCode).toBe(200);
    expect(payload.match(/^BEGIN:VEVENT\r$/gm)?.length).toBe(payload.match(/^UID:/gm)?.length);
    expect(strayLines(payload)).toEqual([]);
    for (const text of texts) {
      const found = await get(`/events.ics?${hostileQuery(text)}`);
      expect(faultsIn(found)).toEqual([]);
      if (found.statusCode === 200) expect(strayLines(found.payload)).toEqual([]);
    }
  });

  it.each(['/events.rss', '/events.ics', '/sitemap.xml', '/sitemaps/events-1.xml', '/robots.txt'])(
    '%s names our own site and no event that isn’t public, whatever headers it’s asked with',
    async (path) => {
      const forged = { host: 'zq.example', 'x-forwarded-host': 'zq.example', 'x-forwarded-proto': 'javascript' };
      for (const url of [path, `//zq.example${path}`, `https://zq.example${path}`]) {
        const { payload, headers } = await get(url, { ...forged, forwarded: 'host=zq.example' });
        expect(`${payload}${JSON.stringify(headers)}`).not.toMatch(/(?:href|<loc>|<link>|URL:)[^\n]{0,9}zq\.example/);
        expect(payload).not.toContain('Not for the public');
      }
    },
  );
});
