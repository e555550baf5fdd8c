import { policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSeries } from '../../../db/schema/event-series';
import { events } from '../../../db/schema/events';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, oneAdultTotal } from '../../../test/factories/events';
import { buildAdmin, buildTraveller } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';

const site = 'https://ascendant.example';
const settings = { PUBLIC_URL: site, EMBED_ORIGINS: 'https://larch.example', RATE_LIMITS: 'on' };

let app: TestApp;
let walk: number;
let series: number;
const dates: number[] = [];
const closed: number[] = [];

beforeAll(async () => {
  app = await testApp({ settings });
  const built = await buildEvent(app.db, { title: 'Dawn <b>walk</b>', startDate: dayFromNow(30), capacity: 3 });
  walk = built.id;
  const { event } = await buildFreeEvent(app.db, { title: 'Weekly paddle', startDate: dayFromNow(3) });
  series = event.seriesId;
  dates.push(event.id);
  for (const days of [10, 17]) {
    const date = { title: 'Weekly paddle', seriesId: series, startDate: dayFromNow(days) };
    dates.push((await buildFreeEvent(app.db, date)).id);
  }
  for (const status of ['draft', 'pending_approval', 'cancelled'] as const)
    closed.push((await buildFreeEvent(app.db, { title: `Closed ${status}`, status })).id);
});

const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const text = async (url: string) => (await get(url)).body;
const value = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="(\\d+)"`).exec(html)?.[1];
const most = (html: string) => /name="adults"[^>]* max="(\d+)"/.exec(html)?.[1];

describe('WID-01 the page of the widget', () => {
  it('says what one adult pays in all, seats left and the policy, and leads to our own booking dialog', async () => {
    const { statusCode, body } = await get(`/widget/events/${walk}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Dawn &lt;b&gt;walk&lt;/b&gt;');
    expect(body).toContain(`<b>$${oneAdultTotal} USD</b>`);
    expect(body).toContain('3 of 3 seats left');
    expect(body).toContain(policySummary('final_sale'));
    expect(body).toContain(
      `href="${site}/events/${walk}?book=1&amp;party=1-0" target="_blank" rel="noopener">Continue to payment`,
    );
    expect(body).not.toContain('name="date"');
  });

  it('prices the people by the server, as many as there are seats for', async () => {
    const three = await text(`/widget/events/${walk}?party=2-1`);
    expect([value(three, 'adults'), value(three, 'minors'), most(three)]).toEqual(['2', '1', '3']);
    expect(three).toContain('2 adults × $100.00');
    const four = await text(`/widget/events/${walk}?party=2-2`);
    expect([value(four, 'adults'), value(four, 'minors')]).toEqual(['2', '1']);
    expect(four).toContain('party=2-1"');
    const many = await text(`/widget/events/${walk}?party=20-0`);
    expect(value(many, 'adults')).toBe('3');
  });

  it('has no children where none can come', async () => {
    const { id } = await buildFreeEvent(app.db, { minimumAge: 16, startDate: dayFromNow(30) });
    const html = await text(`/widget/events/${id}?party=1-2`);
    expect(html).not.toContain('name="minors"');
    expect(html).toContain('party=1-0"');
  });

  it('lets a series’ date be chosen, the next one with seats first, and never another series’', async () => {
    const first = await text(`/widget/series/${series}`);
    expect(first.match(/<option/g)).toHaveLength(3);
    expect(first).toContain(`<option value="${dates[0]}" selected>`);
    expect(first).toContain('Continue to booking');
    const second = await text(`/widget/series/${series}?date=${dates[1]}&party=2-0`);
    expect(second).toContain(`<option value="${dates[1]}" selected>`);
    expect(second).toContain(`/events/${dates[1]}?book=1&amp;party=2-0"`);
    for (const other of [walk, 'x']) {
      const html = await text(`/widget/series/${series}?date=${other}`);
      expect(html).toContain(`<option value="${dates[0]}" selected>`);
    }
    const buyer = await buildTraveller(app.db);
    const full = await buildFreeEvent(app.db, { startDate: dayFromNow(5), capacity: 1 });
    const later = { seriesId: full.event.seriesId, startDate: dayFromNow(6) };
    const { id: open } = await buildFreeEvent(app.db, later);
    await bookFreely(app, buyer, { eventId: full.id });
    const next = await text(`/widget/series/${full.event.seriesId}`);
    expect(next).toContain(`<option value="${open}" selected>`);
    const chosen = await text(`/widget/series/${full.event.seriesId}?date=${full.id}`);
    expect(chosen).toContain('See the waitlist');
    expect(chosen).toContain('Sold out');
  });

  it('says that other prices are chosen on our page, where there are any', async () => {
    const { id, event } = await buildEvent(app.db, { startDate: dayFromNow(30) });
    const sentence = 'Other prices and extras are chosen on the next page.';
    expect(await text(`/widget/events/${id}`)).not.toContain(sentence);
    const senior = { name: 'Senior', kind: 'percent', hundredths: 8500, minAge: 65, maxAge: null, proof: '' } as const;
    await app.db
      .update(eventSeries)
      .set({ priceTypes: [senior] })
      .where(eq(eventSeries.id, event.seriesId));
    expect(await text(`/widget/events/${id}`)).toContain(sentence);
  });

  it('says why a date can’t be booked, and leads to its page', async () => {
    const { id } = await buildFreeEvent(app.db, { startDate: dayFromNow(30) });
    await app.db.update(events).set({ salesPausedAt: new Date() }).where(eq(events.id, id));
    const html = await text(`/widget/events/${id}`);
    expect(html).toContain('The organizer has paused sales of this date');
    expect(html).toContain(`href="${site}/events/${id}" target="_blank" rel="noopener">See the event`);
    expect(html).not.toContain('data-continue');
  });

  it('says the same of everything that’s gone, also to admins', async () => {
    const { session } = await buildAdmin(app.db);
    const paths = [...closed.map((id) => `events/${id}`), 'events/0', 'events/x', 'series/2147483647', 'series/x'];
    for (const path of paths) {
      const reply = await get(`/widget/${path}`, session);
      expect([path, reply.statusCode, reply.headers['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(reply.body).toContain('This event isn’t available.');
    }
  });

  it('can be framed by the sites of EMBED_ORIGINS, and nothing below or beside it can', async () => {
    for (const path of [`events/${walk}`, `series/${series}`, 'events/0']) {
      const { headers } = await get(`/widget/${path}`);
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'.*frame-ancestors 'self' https:\/\/larch\.example$/,
      );
      expect(headers['x-frame-options']).toBeUndefined();
    }
    for (const path of ['/widget', `/widget/events/${walk}/x`, '/WIDGET/events/1', '/widget/hosts/1']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('sets no cookie, and answers everyone alike', async () => {
    const { session } = await buildAdmin(app.db);
    const [visitor, admin] = [await get(`/widget/events/${walk}`), await get(`/widget/events/${walk}`, session)];
    expect(admin.body).toBe(visitor.body);
    expect(visitor.headers['set-cookie']).toBeUndefined();
    expect(visitor.body).not.toMatch(/entry-client|<script>|http:\/\//);
  });

  it.each(['?theme=purple', '?accent=red', '?channel=Spring', '?channel=a%22b'])(
    'says what’s wrong with %s',
    async (query) => {
      const { statusCode, body } = await get(`/widget/events/${walk}${query}`);
      expect(statusCode).toBe(400);
      expect(body).toMatch(/“\w+” must be .*Copy the code again/);
    },
  );
});
