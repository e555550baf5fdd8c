import { adminPaymentRoutes } from '@ascendant/contract/admin-payments';
import { ledgerRoutes } from '@ascendant/contract/ledger';
import { v1Routes as routes } from '@ascendant/contract/v1/routes';
import { keyScopes } from '@ascendant/domain/organization/api-key';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { payoutAccounts, transfers } from '../../../db/schema/payouts';
import { bookPaid } from '../../../test/checkout/book-paid';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, buildSeries, oneAdult } from '../../../test/factories/events';
import { buildKey } from '../../../test/factories/organizations';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();

async function organization() {
  const owner = await buildOrganizer(app.db);
  const { session } = await buildKey(app.db, { organizerId: owner.id });
  return { owner, session };
}

async function everyPage<Row>(read: (after?: string) => Promise<{ data: Row[]; next: string | null }>) {
  const rows: Row[] = [];
  for (let page = await read(); ; page = await read(page.next ?? undefined)) {
    rows.push(...page.data);
    if (page.next === null) return rows;
  }
}

describe('a key reads', () => {
  it('itself, with its organization', async () => {
    const { session } = await organization();
    const { body } = await app.call(routes.readKey, {}, session);
    expect(body).toMatchObject({ name: 'Website', scopes: keyScopes, organization: { id: /^org_/, url: null } });
  });

  it('its organization’s events, drafts too, and no one else’s', async () => {
    const { owner, session } = await organization();
    const draft = await buildEvent(app.db, { createdBy: owner.id, status: 'draft' });
    const others = await buildEvent(app.db, { createdBy: (await buildOrganizer(app.db)).id });
    const { data } = (await app.call(routes.listV1Events, {}, session)).body;
    expect(data.map(({ id }) => id)).toEqual([`ev_${draft.id}`]);
    expect(data[0]?.prices).toEqual([
      {
        tier: 'regular',
        adult: { amountCents: 10_000, currency: 'usd' },
        child: { amountCents: 6000, currency: 'usd' },
        validUntil: null,
      },
    ]);
    const read = (id: string) => app.call(routes.getV1Event, { params: { id } }, session);
    expect((await read(`ev_${draft.id}`)).body).toEqual(data[0]);
    expect((await read(`ev_${others.id}`)).status).toBe(404);
    expect((await read(String(draft.id))).status).toBe(404);
  });

  it('events page by page in the order of change, so that what changes meanwhile comes last', async () => {
    const { owner, session } = await organization();
    const [first = 0, ...others] = await buildSeries(app.db, owner.id, [{}, {}, {}]);
    const read = async (after?: string) =>
      (await app.call(routes.listV1Events, { query: { limit: 2, after } }, session)).body;
    const { next } = await read();
    await app.db.update(events).set({ title: 'Dusk walk' }).where(eq(events.id, first));
    expect(next).not.toBeNull();
    expect((await read(next ?? '')).data.map(({ id }) => id)).toEqual([`ev_${others.at(-1)}`, `ev_${first}`]);
    expect(await everyPage(read)).toHaveLength(3);
    expect((await app.call(routes.listV1Events, { query: { after: 'x' } }, session)).status).toBe(400);
  });

  it('what has changed since, and until when the list is whole', async () => {
    const { owner, session } = await organization();
    const [old = 0, young = 0] = await buildSeries(app.db, owner.id, [{}, {}]);
    const longAgo = sql`now() - interval '1 day'`;
    await app.db.update(events).set({ updatedAt: longAgo }).where(eq(events.id, old));
    const changedSince = new Date(Date.now() - 3_600_000).toISOString();
    const { data, until } = (await app.call(routes.listV1Events, { query: { changedSince } }, session)).body;
    expect(data.map(({ id }) => id)).toEqual([`ev_${young}`]);
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now() - 59_000);
  });

  it('bookings with how many come and what was paid, and without a name', async () => {
    const { owner, session } = await organization();
    const { id, event } = await buildEvent(app.db, { createdBy: owner.id });
    const { bookingId } = await bookPaid(app, id);
    const reply = await app.call(routes.listV1Bookings, { query: { event: `ev_${id}` } }, session);
    const usd = (amountCents: number) => ({ amountCents, currency: 'usd' });
    expect(reply.body.data).toMatchObject([
      {
        id: `bk_${bookingId}`,
        event: `ev_${id}`,
        series: `se_${event.seriesId}`,
        channel: 'site',
        channelName: null,
        state: 'confirmed',
        people: { adults: 1, children: 0, others: 0, cancelled: 0 },
        tickets: usd(10_000),
        paid: usd(oneAdult.total),
        refunded: usd(0),
      },
    ]);
    const [{ attendees } = { attendees: [] }] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(JSON.stringify(reply.json)).not.toContain(attendees[0]?.name);
    const read = (as: Session) => app.call(routes.getV1Booking, { params: { id: `bk_${bookingId}` } }, as);
    expect((await read(session)).body).toEqual(reply.body.data[0]);
    expect((await read((await organization()).session)).status).toBe(404);
    await app.db.update(bookings).set({ channel: 'spring' }).where(eq(bookings.id, bookingId));
    expect((await read(session)).body).toMatchObject({ channel: 'widget', channelName: 'spring' });
  });

  it('a booking again once a part of it has gone back', async () => {
    const { owner, session } = await organization();
    const { id } = await buildEvent(app.db, { createdBy: owner.id });
    const { bookingId } = await bookPaid(app, id);
    const read = async () => (await app.call(routes.getV1Booking, { params: { id: `bk_${bookingId}` } }, session)).body;
    const { changedAt } = await read();
    const body = { amount: '5.00' };
    await app.call(adminPaymentRoutes.refundBooking, { params: { id: bookingId }, body }, owner.session);
    const after = await read();
    expect(after.refunded.amountCents).toBe(500);
    expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(changedAt));
  });

  it('the people of an event, whose reading is in the audit log; an email only of who agreed', async () => {
    const { owner, session } = await organization();
    const { id } = await buildFreeEvent(app.db, { createdBy: owner.id });
    const booker = await buildTraveller(app.db);
    const child = await buildDependent(app.db, booker.id, { dateOfBirth: '2018-05-01' });
    const bookingId = await bookFreely(app, booker, { eventId: id, family: [child] });
    const read = async (after?: string) =>
      (await app.call(routes.listV1People, { params: { id: `ev_${id}` }, query: { limit: 1, after } }, session)).body;
    const people = await everyPage(read);
    expect(people.map(({ comesAs, email }) => [comesAs, email])).toEqual([
      ['adult', null],
      ['child', null],
    ]);
    await app.db.update(bookings).set({ emailSharedAt: new Date() }).where(eq(bookings.id, bookingId));
    expect((await read()).data[0]?.email).toMatch(/@example\.org$/);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'key.people_read'));
    expect(log.filter(({ targetId }) => targetId === String(id)).length).toBeGreaterThanOrEqual(2);
  });

  it('series with their next date, in the order in which their events changed', async () => {
    const { owner, session } = await organization();
    const [first = 0, second = 0] = await buildSeries(app.db, owner.id, [
      { title: 'Dawn walk' },
      { title: 'Dusk walk' },
    ]);
    const draft = await buildEvent(app.db, { createdBy: owner.id, status: 'draft', title: 'Night walk' });
    const read = async (after?: string) =>
      (await app.call(routes.listV1Series, { query: { limit: 1, after } }, session)).body;
    const all = await everyPage(read);
    expect(all).toMatchObject([
      { title: 'Dawn walk', dates: 2, datesToCome: 2, nextEvent: `ev_${first}`, priceTypes: [] },
      { title: 'Night walk', dates: 1, datesToCome: 0, nextEvent: null, nextStartsAt: null },
    ]);
    expect(all[1]?.id).toBe(`se_${draft.event.seriesId}`);
    await app.db.update(events).set({ startDate: '2020-05-01', endDate: '2020-05-01' }).where(eq(events.id, first));
    const { data } = await read();
    expect(data[0]?.title).toBe('Night walk');
    const params = { id: all[0]?.id ?? '' };
    const one = (await app.call(routes.getV1Series, { params }, session)).body;
    expect(one).toMatchObject({ title: 'Dusk walk', datesToCome: 1, nextEvent: `ev_${second}` });
    expect((await app.call(routes.getV1Series, { params }, (await organization()).session)).status).toBe(404);
  });

  it('who has come, by their tickets, in the order in which they came', async () => {
    const { owner, session } = await organization();
    const { id } = await buildFreeEvent(app.db, { createdBy: owner.id });
    const booked = [];
    for (let people = 0; people < 3; people += 1)
      booked.push(await bookFreely(app, await buildTraveller(app.db), { eventId: id }));
    const [first = 0, second = 0] = booked;
    for (const [bookingId, checkedInAt] of [
      [second, '2027-05-01T10:00:00Z'],
      [first, '2027-05-01T11:00:00Z'],
    ] as const)
      await app.db
        .update(tickets)
        .set({ checkedInAt: new Date(checkedInAt) })
        .where(eq(tickets.bookingId, bookingId));
    const read = async (after?: string) =>
      (await app.call(routes.listV1CheckIns, { query: { limit: 1, after, event: `ev_${id}` } }, session)).body;
    expect((await everyPage(read)).map(({ booking }) => booking)).toEqual([`bk_${second}`, `bk_${first}`]);
    expect((await app.call(routes.listV1CheckIns, {}, (await organization()).session)).body.data).toEqual([]);
  });

  it('what it earned and was paid, in lines that add up to what it’s owed', async () => {
    const { owner, session } = await organization();
    const { id } = await buildEvent(app.db, { createdBy: owner.id });
    const [kept, gone] = [await bookPaid(app, id), await bookPaid(app, id)];
    const refund = { params: { id: gone.bookingId }, body: {} };
    await app.call(adminPaymentRoutes.refundBooking, refund, owner.session);
    const read = async (after?: string) =>
      (await app.call(routes.listV1MoneyLines, { query: { limit: 2, after } }, session)).body;
    const lines = await everyPage(read);
    expect(lines.map(({ cause, booking, amount }) => [cause, booking, amount.amountCents])).toEqual([
      ['refund_requested', `bk_${gone.bookingId}`, -10_000],
      ['payment', `bk_${gone.bookingId}`, 10_000],
      ['payment', `bk_${kept.bookingId}`, 10_000],
    ]);
    expect(lines.every(({ event }) => event === `ev_${id}`)).toBe(true);
    const { owed } = (await app.call(ledgerRoutes.organizerEarnings, {}, owner.session)).body;
    expect(lines.reduce((sum, { amount }) => sum + amount.amountCents, 0)).toBe(Math.round(Number(owed) * 100));
  });

  it('invoices of the site’s fees', async () => {
    const { owner, session } = await organization();
    const series = `F-1999-${owner.id}`;
    await app.db.execute(sql`insert into accounting_series (series, last_sequence) values (${series}, 1)`);
    await app.db
      .execute(sql`insert into accounting_documents (kind, series, sequence, number, cause, organizer_id, period, currency,
      total_cents, content, occurred_at) values ('fee_invoice', ${series}, 1, ${`${series}-00001`}, ${series}, ${owner.id}, '2026-10', 'usd', 420, '{}', now())`);
    expect((await app.call(routes.listV1Invoices, {}, session)).body).toMatchObject({
      data: [{ number: `${series}-00001`, month: '2026-10', total: { amountCents: 420, currency: 'usd' } }],
      next: null,
    });
    expect((await app.call(routes.listV1Invoices, {}, (await organization()).session)).body.data).toEqual([]);
  });

  it('payouts, the latest first', async () => {
    const { owner, session } = await organization();
    const account = { organizerId: owner.id, provider: 'sandbox', providerAccountId: `acct_${owner.id}` } as const;
    const [row] = await app.db.insert(payoutAccounts).values(account).returning();
    for (const [index, day] of ['2027-05-01', '2027-05-02'].entries())
      await app.db.insert(transfers).values({
        accountId: row?.id ?? 0,
        organizerId: owner.id,
        amountCents: 1000 + index,
        currency: 'usd',
        day,
      });
    const read = async (after?: string) =>
      (await app.call(routes.listV1Payouts, { query: { limit: 1, after } }, session)).body;
    expect((await everyPage(read)).map(({ day, amount }) => [day, amount.amountCents])).toEqual([
      ['2027-05-02', 1001],
      ['2027-05-01', 1000],
    ]);
  });
});

it('a key that asks too often waits, and its organizer doesn’t', async () => {
  const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const owner = await buildOrganizer(limited.db);
  const [key, other] = [
    await buildKey(limited.db, { organizerId: owner.id }),
    await buildKey(limited.db, { organizerId: owner.id }),
  ];
  const asked = async (session: Session) => (await limited.call(routes.readKey, {}, session)).status;
  for (let asks = 0; asks < 120; asks += 1) expect(await asked(key.session)).toBe(200);
  expect(await asked(key.session)).toBe(429);
  expect(await asked(other.session)).toBe(200);
});
