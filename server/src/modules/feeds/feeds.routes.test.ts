import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { buildEvent, buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { copyEvent } from '../../../test/factories/many-events';
import { testApp, type TestApp } from '../../../test/test-app';

const site = 'https://ascendant.example';

let app: TestApp;
let walk: number;
let hut: number;
const closed: number[] = [];

beforeAll(async () => {
  app = await testApp({ settings: { PUBLIC_URL: site, RATE_LIMITS: 'on' } });
  const words = { title: 'Dawn <b>walk</b>', description: 'Up & over.\u0007', location: 'Banff, Alberta' };
  walk = (await buildEvent(app.db, { ...words, startDate: dayFromNow(30) })).id;
  hut = (await buildFreeEvent(app.db, { title: 'Hut evening, with\nsoup', startDate: dayFromNow(40) })).id;
  for (const status of ['draft', 'pending_approval', 'cancelled'] as const)
    closed.push((await buildFreeEvent(app.db, { title: `Closed ${status}`, status })).id);
  await buildFreeEvent(app.db, { title: 'Long over', startDate: dayFromNow(-400), endDate: dayFromNow(-399) });
});

/** When an event was last changed, as a calendar writes it: 20270101T093000Z. */
async function changedAt(id: number): Promise<string> {
  const [row] = await app.db.select({ updatedAt: events.updatedAt }).from(events).where(eq(events.id, id));
  return `${row?.updatedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the feeds', () => {
  it('RSS has the upcoming published events with their addresses, soonest first, and no markup of theirs', async () => {
    const { headers, body } = await get('/events.rss');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain('<title>Dawn &lt;b&gt;walk&lt;/b&gt;</title>');
    expect(body).toContain(`<guid isPermaLink="true">${site}/events/${walk}</guid>`);
    expect(body).toContain('Up &amp; over.</description>');
    expect(body.indexOf(`/events/${walk}`)).toBeLessThan(body.indexOf(`/events/${hut}`));
    expect(body).not.toMatch(/Closed|Long over/);
  });

  it('the calendar has the same events, each with an entry that stays its own', async () => {
    const { headers, body } = await get('/events.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(body).toContain(`UID:event-${hut}@ascendant.mail`);
    expect(body).toContain(String.raw`SUMMARY:Hut evening\, with`);
    expect(body).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(body).not.toMatch(/Closed|Long over/);
  });

  it('an entry has a higher SEQUENCE with every edit of its event, so that calendars take the new time', async () => {
    const sequence = async (id: number) => /^SEQUENCE:(\d+)\r$/m.exec((await get(`/events/${id}/event.ics`)).body)?.[1];
    const { id } = await buildFreeEvent(app.db, { title: 'Edited twice', startDate: dayFromNow(300), version: 3 });
    expect([await sequence(hut), await sequence(id)]).toEqual(['0', '2']);
    await app.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
  });

  it('one event that is still to come is a calendar entry of its own; any other is not found', async () => {
    const { headers, body } = await get(`/events/${walk}/event.ics`);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(body.match(/^UID:.*$/gm)).toEqual([`UID:event-${walk}@ascendant.mail`]);
    expect(body).toContain('SUMMARY:Dawn <b>walk</b>');
    for (const id of [...closed, 2_000_000_000, '0', 'abc', '9'.repeat(30)])
      expect((await get(`/events/${id}/event.ics`)).statusCode).toBe(404);
  });

  it('follow a filter of the list, and name it', async () => {
    const { body } = await get(`/events.rss?q=soup&from=${dayFromNow(35)}`);
    expect(body).toContain(`<title>Events on Ascendant: “soup”, from ${dayFromNow(35)}</title>`);
    expect(body).toContain(`${site}/browse?q=soup&amp;from=${dayFromNow(35)}`);
    expect(body).toContain(`/events/${hut}<`);
    expect(body).not.toContain(`/events/${walk}<`);
    expect((await get('/events.ics?maxPrice=0')).body).toContain(`event-${hut}@`);
  });

  const filters = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
  it.each([
    ['a thousand filters', filters(1000), 'uri_too_long', undefined],
    ['one filter more than there are', filters(9), 'bad_request', undefined],
    ['one filter twice', 'near=a&near=b', 'invalid_input', 'near'],
    ['more categories than a list takes', 'category=a&'.repeat(31), 'invalid_input', 'category'],
    ['a filter that does not exist', 'colour=red', 'invalid_input', 'colour'],
    ['what only a person has', 'minMatch=7', 'invalid_input', 'minMatch'],
    ['a day that is none', 'from=2027-02-30', 'invalid_input', 'from'],
    ['a price that is none', 'maxPrice=cheap', 'invalid_input', 'maxPrice'],
    ['a distance out of range', 'near=Banff&within=-1', 'invalid_input', 'within'],
    ['a place that is unknown', 'near=qqqqzzzz', 'unknown_place', 'near'],
    ['a text that is too long', `q=${'a'.repeat(201)}`, 'invalid_input', 'q'],
    ['more than a line', 'q=a%00b', 'invalid_input', 'q'],
  ])('%s is refused with the contract’s error', async (_what, query, code, field) => {
    for (const path of ['/events.rss', '/events.ics']) {
      const reply = await get(`${path}?${query}`, { accept: 'application/json' });
      expect(reply.statusCode).toBe(code === 'uri_too_long' ? 414 : 400);
      const body = reply.json<{ code: string; fields?: Record<string, string> }>();
      expect(body.code).toBe(code);
      expect(Object.keys(body.fields ?? {})).toEqual(field === undefined ? [] : [field]);
    }
  });

  it.each(['/events.rss', '/events.ics'])('%s is not sent again while nothing has changed', async (path) => {
    const { headers, body } = await get(path);
    expect(headers['cache-control']).toMatch(/^public, max-age=(?:\d|10)$/);
    const again = await get(path, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    if (path.endsWith('ics')) expect(body).toContain(`DTSTAMP:${await changedAt(hut)}\r\n`);
  });

  it('aren’t kept where a session was sent', async () => {
    const { headers } = await get('/events.rss', { cookie: 'session=a' });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('an event with several dates', () => {
  it('is one entry of RSS under one address from date to date, one address of the sitemap, and every date of the calendar', async () => {
    const first = (await buildFreeEvent(app.db, { title: 'Weekly paddle', startDate: dayFromNow(-3) })).event;
    const { seriesId } = first;
    const next = await buildFreeEvent(app.db, { title: 'Weekly paddle', seriesId, startDate: dayFromNow(4) });
    const later = await buildFreeEvent(app.db, { title: 'Weekly paddle', seriesId, startDate: dayFromNow(11) });
    const { body: rss } = await get('/events.rss?q=weekly+paddle');
    expect(rss.match(/Weekly paddle/g)).toHaveLength(1);
    expect(rss).toContain(
      `<link>${site}/events/${next.event.id}</link>\n<guid isPermaLink="true">${site}/events/${first.id}</guid>`,
    );
    const { body: ics } = await get('/events.ics?q=weekly+paddle');
    for (const { event } of [next, later]) expect(ics).toContain(`UID:event-${event.id}@ascendant.mail`);
    const { body: sitemap } = await get('/sitemaps/events-1.xml');
    expect(sitemap).toContain(`/events/${next.event.id}/`);
    for (const id of [first.id, later.event.id]) expect(sitemap).not.toContain(`/events/${id}/`);
  });
});

it('a search without a hit is an empty feed, also where a list would leave out a word or mend it', async () => {
  const { id } = await buildFreeEvent(app.db, { title: 'Glacier quarkworth', startDate: dayFromNow(50) });
  const entriesOf = async (q: string) => {
    const feeds = await Promise.all(['rss', 'ics'].map((type) => get(`/events.${type}?q=${q}`)));
    return feeds.map(({ body }) => body.match(/<item>|BEGIN:VEVENT/g)?.length ?? 0);
  };
  expect(await entriesOf('glacier+quarkworth')).toEqual([1, 1]);
  expect(await entriesOf('glacier+quarkwort')).toEqual([1, 1]);
  expect(await entriesOf('glacier+quarkwroth')).toEqual([0, 0]);
  expect(await entriesOf('glacier+zzzqqq')).toEqual([0, 0]);
  await app.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
  // Another address, since a feed is kept for some seconds.
  expect(await entriesOf('glacier+quarkworth&maxPrice=1')).toEqual([0, 0]);
});

describe('a calendar beside a series with very many dates', () => {
  it('has the next date of each series before further ones, and of one series alone all dates', async () => {
    const tour = (await buildFreeEvent(app.db, { title: 'Harbour zodiac', startDate: dayFromNow(1) })).event;
    const day = sql`current_date + 1 + n / 6`;
    await copyEvent(app.db, tour.id, 342, { start_date: day, end_date: day, series_id: sql`model.series_id` });
    const uids = async (query: string) => (await get(`/events.ics${query}`)).body.match(/^UID:event-\d+@/gm) ?? [];
    const everything = await uids('?maxPrice=9000');
    expect(everything).toHaveLength(100);
    for (const id of [walk, hut, tour.id]) expect(everything).toContain(`UID:event-${id}@`);
    expect(await uids('?q=harbour+zodiac')).toHaveLength(343);
    expect(await uids(`?q=harbour+zodiac&to=${dayFromNow(2)}`)).toHaveLength(12);
  });
});

describe('the sitemap', () => {
  const addresses = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

  it('robots.txt names it, and what search engines leave alone', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${site}/sitemap.xml`);
    for (const path of ['/api/', '/checkout', '/payment-success']) expect(body).toContain(`Disallow: ${path}\n`);
  });

  it('lists the public pages and every published event, and nothing else', async () => {
    const parts = addresses((await get('/sitemap.xml')).body);
    expect(parts).toEqual([`${site}/sitemaps/pages.xml`, `${site}/sitemaps/events-1.xml`]);
    const found = await Promise.all(parts.map(async (part) => (await get(part?.replace(site, '') ?? '')).body));
    const all = found.flatMap(addresses);
    expect(all).toEqual(expect.arrayContaining([`${site}/`, `${site}/help`]));
    const listed = all.flatMap((address) => /\/events\/(\d+)\/[a-z]/.exec(address ?? '')?.[1] ?? []).map(Number);
    expect(listed).toEqual(expect.arrayContaining([walk, hut]));
    for (const id of closed) expect(listed).not.toContain(id);
    expect(found[1]).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it.each(['2', '0', '-1', '1e3', 'x', '9999999'])('a part that does not exist, %s, is a 404', async (part) => {
    expect((await get(`/sitemaps/events-${part}.xml`)).statusCode).toBe(404);
  });
});
