import { routes } from '@ascendant/contract/routes';
import { limitRules } from '@ascendant/domain/rate-limits';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { widgetVisits } from '../../../db/schema/widget-visits';
import { as, bookingData, confirm, openPayment, payWith } from '../../../test/checkout/checkout';
import { bookingOf, buildScene, checkedEnvironment } from '../../../test/checkout/scene';
import { buildFreeEvent, oneAdultTotal } from '../../../test/factories/events';
import { testApp } from '../../../test/test-app';
import { deleteOldRows } from '../../database/retention.repository';

const { app } = await checkedEnvironment();

let count = 0;
const newToken = () => `${(count += 1)}`.padStart(43, 'w');
const begin = async (more: { channel?: string; origin?: string } = {}) => {
  const token = newToken();
  expect((await app.call(routes.addWidgetVisit, { body: { token, ...more } })).status).toBe(204);
  return token;
};
const read = (token: string) => app.call(routes.getWidgetVisit, { params: { token } });
const age = (token: string, minutes: number) =>
  app.db.execute(sql`update widget_visits set created_at = now() - make_interval(mins => ${minutes})
    where token_hash = encode(sha256(${token}::bytea), 'hex')`);
const notBooked = { booked: false, amount: null, currency: null };

describe('WID-02 a visit of the widget', () => {
  it('says only whether it was booked, for how much and in which currency, and only once it’s paid', async () => {
    const { event, user } = await buildScene(app);
    const token = await begin();
    expect((await read(token)).body).toEqual(notBooked);
    const { body } = await openPayment(app, user, { eventId: event.id, visit: token });
    expect((await read(token)).body).toEqual(notBooked);
    await payWith(app, body);
    await confirm(app, user, body.paymentIntentId);
    expect((await read(token)).body).toEqual({ booked: true, amount: oneAdultTotal, currency: 'usd' });
    expect(await bookingOf(app, body.bookingId)).toMatchObject({ channel: 'widget', origin: 'site' });
  });

  it('counts a booking under its word, also a free one', async () => {
    const { user } = await buildScene(app);
    const event = await buildFreeEvent(app.db);
    const token = await begin({ channel: 'spring-2027', origin: 'https://larch.example' });
    const order = bookingData({ eventId: event.id, visit: token });
    const { body } = await app.call(routes.createBooking, { body: order }, as(user));
    expect((await read(token)).body).toEqual({ booked: true, amount: '0.00', currency: 'usd' });
    expect((await bookingOf(app, body.bookingId)).channel).toBe('spring-2027');
  });

  it.each([undefined, 7, 'x', 'w'.repeat(44), '?'.repeat(43), 'n'.repeat(43)])(
    'an order with %j as its visit is booked as from the site',
    async (visit) => {
      const { user } = await buildScene(app);
      const event = await buildFreeEvent(app.db);
      const { body } = await app.call(
        routes.createBooking,
        { body: bookingData({ eventId: event.id, visit }) },
        as(user),
      );
      expect((await bookingOf(app, body.bookingId)).channel).toBeNull();
    },
  );

  it('stays with the booking that it led to', async () => {
    const { user } = await buildScene(app);
    const { user: other } = await buildScene(app);
    const event = await buildFreeEvent(app.db);
    const token = await begin();
    const book = async (buyer: typeof user) =>
      app.call(routes.createBooking, { body: bookingData({ eventId: event.id, visit: token }) }, as(buyer));
    const first = await book(user);
    const second = await book(other);
    const [visit] = await app.db.select().from(widgetVisits).where(eq(widgetVisits.bookingId, first.body.bookingId));
    expect(visit).toBeDefined();
    expect((await bookingOf(app, second.body.bookingId)).channel).toBeNull();
  });

  it('is unknown under any other token, and after 24 hours, and then deleted', async () => {
    const [young, old] = [await begin(), await begin()];
    await age(young, 24 * 60 - 1);
    await age(old, 24 * 60);
    expect((await read(young)).body).toEqual(notBooked);
    for (const token of [old, 'n'.repeat(43), 'x', 'w'.repeat(100)]) expect((await read(token)).status).toBe(404);
    const before = await app.db.$count(widgetVisits);
    await deleteOldRows(app.db);
    expect(await app.db.$count(widgetVisits)).toBe(before - 1);
    expect((await read(young)).status).toBe(200);
  });

  it('stores a hash of its token and no person, and repeating it changes nothing', async () => {
    const token = await begin({ channel: 'first' });
    await app.call(routes.addWidgetVisit, { body: { token, channel: 'second' } });
    const rows = await app.db.select().from(widgetVisits);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.filter(({ channel }) => channel === 'first' || channel === 'second')).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'tokenHash', 'channel', 'origin', 'bookingId', 'createdAt']);
  });

  it('begins 60 times a minute for each address, and no more', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const most = 60;
    const add = () => limited.call(routes.addWidgetVisit, { body: { token: newToken() } });
    expect(limitRules.visitWidget).toEqual({ ip: [{ count: most, seconds: 60 }] });
    for (let sent = 0; sent < most; sent += 1) expect((await add()).status).toBe(204);
    expect((await add()).status).toBe(429);
  });

  it('sets no cookie', async () => {
    const reply = await app.inject({ url: `/api/widget-visits/${await begin()}` });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});
