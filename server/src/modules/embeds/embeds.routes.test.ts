import { createHash } from 'node:crypto';
import { embedPageSize } from '@ascendant/domain/list-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, buildFreeEvent, dayFromNow, oneAdultTotal } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { testDatabase } from '../../../test/test-database';
import { openPool } from '../../database/connection';
import { databaseOn } from '../../database/database';
import { timesText } from './embed-text';

const site = 'https://ascendant.example';
const settings = { PUBLIC_URL: site, EMBED_ORIGINS: 'https://larch.example,https://b.example', RATE_LIMITS: 'on' };

let app: TestApp;
let walk: number;
let hut: number;
const closed: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp({ settings });
  const tiers = [
    { tierType: 'early_bird', adultPrice: '80.00', childPrice: '40.00', validUntil: dayFromNow(-5) },
    { tierType: 'regular', adultPrice: '100.00', childPrice: '60.00', validUntil: dayFromNow(20) },
    { tierType: 'last_minute', adultPrice: '120.50', childPrice: '70.00' },
  ] as const;
  const words = {
    title: 'Dawn <b>walk</b>',
    description: 'Up & over.\n\nThen "down".',
    startTime: '04:45',
    endTime: '16:00',
  };
  const { event } = await buildFreeEvent(app.db, { title: 'Weekly paddle', startDate: dayFromNow(3) });
  for (const days of [10, 17])
    await buildFreeEvent(app.db, { title: 'Weekly paddle', seriesId: event.seriesId, startDate: dayFromNow(days) });
  walk = (await buildEvent(app.db, { ...words, startDate: dayFromNow(30), features: ['A', 'B', 'C', 'D', 'E'], tiers }))
    .id;
  hut = (await buildFreeEvent(app.db, { title: 'Hut evening', startDate: dayFromNow(40), minimumAge: 14 })).id;
  for (const status of ['draft', 'pending_approval', 'cancelled'] as const)
    closed[status] = (await buildFreeEvent(app.db, { title: `Closed ${status}`, status })).id;
});

const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const list = async (query = '') => (await get(`/iframe/events${query}`)).body;
const detail = async (id: number | string) => get(`/iframe/events/${id}`);

describe('the embeddable list', () => {
  it('shows published events with the words of the specification', async () => {
    const html = await list();
    expect(html).toContain('<h1>Discover Amazing Events</h1>');
    expect(html).toContain('Hut evening');
    expect(html).not.toContain('Closed');
    expect(html).toContain('4:45 a.m. to 4 p.m.');
    expect(html).toMatch(/<li>(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \w{3}\.? \d{1,2}, \d{4}<\/li>/);
  });

  it('names the lowest price on sale now or later, with fee and tax below it, or Free', async () => {
    const html = await list();
    expect(html).toContain('>From $100<');
    expect(html).toContain(`$${oneAdultTotal} USD with booking fee and tax`);
    expect(html).not.toContain('From $80');
    expect(html).toContain('>Free<');
  });

  it('shows one card of an event with several dates, which says how many more there are', async () => {
    const html = await list();
    expect(html.match(/<h2>Weekly paddle/g)).toHaveLength(1);
    expect(html).toContain('and 2 more dates</li>');
  });

  it('shows three features and how many more there are', async () => {
    expect(await list()).toMatch(/>A<\/li><li[^>]*>B<\/li><li[^>]*>C<\/li><li[^>]*>\+2 more</);
  });

  it('opens details and the sign-in page in a new tab of the site', async () => {
    const html = await list();
    expect(html).toContain(`href="${site}/iframe/events/${walk}" target="_blank" rel="noopener"`);
    expect(html).toContain(`href="${site}/auth?redirect=%2Fevents%2F${walk}" target="_blank" rel="noopener"`);
  });

  it('WEB-08 shows what organizers write as text', async () => {
    const html = await list();
    expect(html).toContain('Dawn &lt;b&gt;walk&lt;/b&gt;');
    expect(html).not.toContain('<b>walk');
  });

  it('comes in pages, and begins again for a cursor that isn’t one', async () => {
    const many = await testApp({ settings });
    expect(await (await many.inject({ url: '/iframe/events' })).body).toContain('No events available at the moment.');
    for (let index = 0; index < embedPageSize + 2; index += 1)
      await buildFreeEvent(many.db, { title: `Walk ${index}`, startDate: dayFromNow(index + 1) });
    const first = (await many.inject({ url: '/iframe/events' })).body;
    const next = /data-more href="([^"]+)"/.exec(first)?.[1] ?? '';
    const second = (await many.inject({ url: next })).body;
    expect([first, second].map((html) => html.match(/<article/g)?.length)).toEqual([embedPageSize, 2]);
    expect(second).not.toContain('data-more');
    expect((await many.inject({ url: '/iframe/events?cursor=zzz' })).body.match(/<article/g)).toHaveLength(
      embedPageSize,
    );
  });

  it('says when there are no events, and when they couldn’t be loaded', async () => {
    const empty = await testApp({ settings });
    const none = await empty.inject({ url: '/iframe/events' });
    expect(none.body).toContain('Check back soon for exciting new experiences!');
    await empty.db.execute('alter table events rename to events_gone');
    const failed = await empty.inject({ url: '/iframe/events' });
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('Failed to load events. Please try again later.');
    expect(failed.headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/larch\.example/);
  });
});

describe('what a site owner chooses', () => {
  it('shows one organizer’s events, under the name they host under, and goes on with them', async () => {
    const host = await buildOrganizer(app.db, { displayName: 'Larch <b>Guides' });
    for (const day of [50, 51, 52])
      await buildFreeEvent(app.db, { createdBy: host.id, title: `Own ${day}`, startDate: dayFromNow(day) });
    const html = await list(`?host=${host.id}&number=2&columns=2`);
    expect(html).toContain('>Events by Larch &lt;b&gt;Guides</h1>');
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).not.toContain('Hut evening');
    expect(html).toContain('class="card-grid embed-columns-2"');
    const next = (/data-more href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(next).toContain(`?host=${host.id}&columns=2&number=2&cursor=`);
    const rest = (await get(next)).body;
    expect([rest.match(/<article/g)?.length, rest.includes('Own 52')]).toEqual([1, true]);
  });

  it('says when an organizer has no events here, or no account, or is disabled', async () => {
    const none = await buildOrganizer(app.db);
    const disabled = await buildOrganizer(app.db, { disabled: true });
    await buildFreeEvent(app.db, { createdBy: disabled.id });
    for (const id of [none.id, disabled.id, 2_147_483_647]) {
      const reply = await get(`/iframe/events?host=${id}`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(reply.body).toContain('This organizer has no events here.');
    }
  });

  it('has a theme and an accent colour, with text that reads on it, and allows that one style only', async () => {
    for (const path of ['/iframe/events', `/iframe/events/${walk}`]) {
      const { body, headers } = await get(`${path}?theme=dark&accent=ffe066`);
      expect(body).toContain('data-theme="dark"');
      const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
      expect(style).toContain('--color-sunrise:#ffe066');
      expect(style).toContain('--color-on-sunrise:black');
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
    const { body, headers } = await get('/iframe/events');
    expect(body).not.toMatch(/<style>|data-theme/);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  it.each([
    '?host=x',
    '?host=0',
    '?theme=purple',
    '?accent=red',
    '?accent=fff%7Dbody%7Bbackground:url(//x)',
    '?columns=9',
    '?number=100',
    '?host=1&host=2',
  ])('says what’s wrong with %s, and what to do', async (query) => {
    for (const path of ['/iframe/events', `/iframe/events/${walk}`]) {
      const { statusCode, body, headers } = await get(`${path}${query}`);
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
      expect(body).toContain('These events can’t be shown.');
      expect(body).toMatch(/“\w+” must be .*Copy the code again/);
      expect(body).not.toContain('background:url');
    }
  });

  it('leaves parameters alone that other programs add', async () => {
    expect((await get('/iframe/events?utm_source=blog&fbclid=1')).statusCode).toBe(200);
  });
});

describe('the embeddable detail', () => {
  it('shows the event, its tiers from today on, features and categories', async () => {
    const { statusCode, body } = await detail(walk);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h2>Features</h2>');
    expect(body).toContain('Outdoor &amp; Nature (Main)');
    expect(body).toContain('<dt>Regular</dt><dd class="numeric">$100.00 / $60.00 (child)</dd>');
    expect(body).toContain('<dt>Last Minute</dt>');
    expect(body).not.toContain('Early Bird');
    expect(body).toContain('<p>Up &amp; over.</p>\n<p>Then &quot;down&quot;.</p>');
  });

  it('books in the top window, and goes back to the site’s events', async () => {
    const { body } = await detail(walk);
    expect(body).toContain(`href="${site}/auth?redirect=%2Fevents%2F${walk}" target="_top">Book This Event</a>`);
    expect(body).toContain(`href="${site}/events" target="_top">Back to events</a>`);
  });

  it('has no child prices where no children can come', async () => {
    const { body } = await detail(hut);
    expect(body).toContain('Ages 14+');
    expect(body).not.toContain('(child)');
  });

  it('says the same of every event that isn’t published, to its organizer and to admins too', async () => {
    const session = { ...(await buildAdmin(app.db)).session, ...(await buildOrganizer(app.db)).session };
    const paths = [...Object.values(closed), 2_147_483_647, 0, 'x', "1' or 1=1"];
    const answers = await Promise.all(paths.map((path) => get(`/iframe/events/${encodeURIComponent(path)}`, session)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([404, answers[0]?.body]);
      expect(answer.body).toContain('This event is not available.');
    }
  });
});

describe('what frames the embeds', () => {
  it('WEB-03 the sites of EMBED_ORIGINS and our own, and nothing frames any other path', async () => {
    for (const path of ['/iframe/events', `/iframe/events/${walk}`, '/iframe/events/0']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy'], path).toMatch(
        /frame-ancestors 'self' https:\/\/larch\.example https:\/\/b\.example$/,
      );
      expect(headers['x-frame-options'], path).toBeUndefined();
    }
    const others = [
      '/',
      '/auth',
      '/iframe',
      '/iframe/',
      '/iframe//events',
      '/IFRAME/events',
      '/api/events',
      '/healthz',
    ];
    const tricks = [`/iframe/events/${walk}/x`, '/iframe/events%2f..%2f..%2fauth', '/iframe/../auth'];
    for (const path of [...others, ...tricks]) {
      const { headers } = await get(path);
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'$/);
      expect(headers['x-frame-options'], path).toBe('DENY');
    }
  });

  it('WEB-03 any site without the setting', async () => {
    const open = await testApp({ settings: { PUBLIC_URL: site, RATE_LIMITS: 'on' } });
    const { headers } = await open.inject({ url: '/iframe/events' });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  });

  it('WEB-04 they set no cookie, and answer everyone alike', async () => {
    const { session } = await buildAdmin(app.db);
    for (const path of ['/iframe/events', `/iframe/events/${walk}`]) {
      const [visitor, admin] = [await get(path), await get(path, session)];
      expect(admin.body).toBe(visitor.body);
      expect(visitor.headers['set-cookie']).toBeUndefined();
      expect(visitor.body).not.toMatch(/entry-client|theme\.js|<script>/);
    }
  });
});

it.each([
  ['04:45', '16:00', '4:45 a.m. to 4 p.m.'],
  ['00:00', '12:00', 'midnight to noon'],
  ['12:30', '00:05', '12:30 p.m. to 12:05 a.m.'],
])('%s to %s reads %s', (startTime, endTime, text) => {
  expect(timesText({ startTime, endTime })).toBe(text);
});

it.each(['/iframe/events', '/iframe/events/1'])(
  '%s is 503 with Retry-After while the database is away, and no bug is logged',
  async (url) => {
    const pool = openPool('postgresql://x@127.0.0.1:9/x', () => undefined);
    const away = await testApp({ settings, database: { ...(await testDatabase()), pool, db: databaseOn(pool) } });
    const { statusCode, headers, body } = await away.inject({ url });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('Failed to load events. Please try again later.');
    expect(away.log.lines.filter((line) => line.includes('a request failed'))).toEqual([]);
    await pool.end();
  },
);
