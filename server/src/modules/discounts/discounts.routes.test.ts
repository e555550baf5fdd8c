import { bookingRoutes } from '@ascendant/contract/booking';
import { discountCodeRoutes as routes, type DiscountCode } from '@ascendant/contract/discount-code';
import { maxEventSuggestions } from '@ascendant/domain/list-limits';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { discountCodes } from '../../../db/schema/pricing';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { copyEvent } from '../../../test/factories/many-events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { nextNumber } from '../../../test/factories/sequence';
import { testApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { bookingsModule } from '../bookings/bookings.module';
import { eventsModule } from '../events/events.module';
import { paymentsModule } from '../payments/payments.module';
import { ticketsModule } from '../tickets/tickets.module';
import { waitlistModule } from '../waitlist/waitlist.module';
import { discountsModule } from './discounts.module';

const app = await testApp({
  modules: [
    accountsModule,
    eventsModule,
    discountsModule,
    ticketsModule,
    waitlistModule,
    bookingsModule,
    paymentsModule,
  ],
});
const admin = await buildAdmin(app.db);
const eventId = (await buildEvent(app.db, { title: 'Larch valley at dawn', timezone: 'Pacific/Pago_Pago' })).id;

const form = (overrides: Record<string, unknown> = {}) => ({
  code: `CODE${nextNumber()}`,
  eventId,
  discountType: 'percentage' as const,
  discountValue: 15,
  ...overrides,
});
type Form = Record<string, unknown>;

const post = (overrides: Record<string, unknown> = {}) =>
  app.call(routes.createDiscountCode, { body: form(overrides) }, admin.session);
const created = async (overrides: Record<string, unknown> = {}): Promise<DiscountCode> => (await post(overrides)).body;
const put = (code: DiscountCode, overrides: Form = {}) => {
  const body = { ...code, discountValue: Number(code.discountValue), ...overrides };
  return app.call(routes.updateDiscountCode, { params: { id: code.id }, body }, admin.session);
};
const codesIn = async (query: Record<string, unknown>) =>
  (await app.call(routes.listDiscountCodes, { query: { limit: 200, ...query } }, admin.session)).body.map(
    ({ code }) => code,
  );

/** Books with a code that makes the event free. */
async function use({ code }: DiscountCode, person?: SignedInPerson) {
  const { session } = person ?? (await buildTraveller(app.db));
  const body = {
    eventId,
    attendees: [{ type: 'user' as const }],
    agreementAccepted: true as const,
    discountCode: code,
  };
  return app.call(bookingRoutes.createBooking, { body }, session);
}

describe('a new discount code', () => {
  it('is stored in capitals, without a limit or a last day where the form leaves them blank', async () => {
    const code = `larch-${nextNumber()}`;
    expect(await created({ code: ` ${code} `, validUntil: '' })).toMatchObject({
      code: code.toUpperCase(),
      eventTitle: 'Larch valley at dawn',
      discountValue: '15.00',
      usageLimit: 999_999,
      usageCount: 0,
      validUntil: null,
      isActive: true,
      state: 'active',
    });
  });

  it.each([
    ['code', { code: ' ' }, 'Please enter a discount code'],
    ['code', { code: undefined }, 'Please enter a discount code'],
    ['code', { code: 'TWO WORDS' }, 'Use only letters, digits, hyphens and underscores'],
    ['code', { code: 'A'.repeat(33) }, 'Please use at most 32 characters'],
    ['eventId', { eventId: undefined }, 'Please select an event'],
    ['eventId', { eventId: 2_000_000_000 }, 'Please select an event'],
    ['discountType', { discountType: 'gift' }, 'Please choose a type'],
    ['discountValue', { discountValue: undefined }, 'Please enter discount amount'],
    ['discountValue', { discountValue: '15' }, 'Please enter discount amount'],
    ['discountValue', { discountValue: -1 }, 'The amount can’t be negative'],
    ['discountValue', { discountValue: 100.01 }, 'A percentage can be at most 100'],
    ['discountValue', { discountValue: 1.005 }, 'Please use at most two decimals'],
    ['discountValue', { discountType: 'fixed', discountValue: 1_000_000 }, 'The amount can be at most $999,999'],
    ['usageLimit', { usageLimit: 0 }, 'The limit must be at least 1'],
    ['usageLimit', { usageLimit: 1.5 }, 'Please enter a whole number'],
    ['usageLimit', { usageLimit: 1_000_000 }, 'The limit can be at most 999999'],
    ['validUntil', { validUntil: '2027-02-30' }, 'Please select a valid date. The selected date does not exist.'],
    ['validUntil', { validUntil: dayFromNow(-3) }, 'Please choose today or a later day'],
  ])('is refused at the field %s for %o', async (field, overrides, sentence) => {
    expect(await post(overrides)).toMatchObject({ status: 400, json: { fields: { [field]: sentence } } });
  });

  it('for a cancelled or past event is refused', async () => {
    const { id: cancelled } = await buildEvent(app.db, { status: 'cancelled' });
    const { id: past } = await buildEvent(app.db, { startDate: dayFromNow(-3) });
    expect((await post({ eventId: cancelled })).json).toMatchObject({
      fields: { eventId: 'This event was cancelled.' },
    });
    expect((await post({ eventId: past })).json).toMatchObject({
      fields: { eventId: 'This event has already started.' },
    });
  });

  it('that exists is 409 with a sentence at the field, however it is spelled', async () => {
    const { code } = await created();
    const reply = await post({ code: code.toLowerCase() });
    expect(reply).toMatchObject({
      status: 409,
      json: { code: 'taken', fields: { code: 'This discount code already exists' } },
    });
  });

  it("can't set its own uses", async () => {
    expect(await created({ usageCount: 9, usesHeld: 9, isActive: false })).toMatchObject({
      usageCount: 0,
      usesHeld: 0,
      isActive: true,
    });
  });
});

describe('the list of discount codes', () => {
  it('has the newest first, in pages with the total', async () => {
    const [first, second] = [await created(), await created()];
    const reply = await app.call(routes.listDiscountCodes, { query: { limit: 2 } }, admin.session);
    expect(reply.body.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(Number(reply.headers['x-total-count'])).toBe(await app.db.$count(discountCodes));
    const next = await app.call(routes.listDiscountCodes, { query: { limit: 1, offset: 1 } }, admin.session);
    expect(next.body.map(({ id }) => id)).toEqual([first.id]);
  });

  it('can be searched by code and by event, in any spelling', async () => {
    const { id: other } = await buildEvent(app.db, { title: 'Fête de la lumière' });
    const { code } = await created({ eventId: other, code: `NOËL-${nextNumber()}`.replace('Ë', 'E') });
    expect(await codesIn({ q: 'fete lum' })).toEqual([code]);
    expect(await codesIn({ q: code.toLowerCase() })).toEqual([code]);
    expect(await codesIn({ q: "%' or 1=1" })).toEqual([]);
  });

  it('filters by state as the domain names it', async () => {
    const { id: mine } = await buildEvent(app.db, { title: 'Statefilter' });
    const add = (code: string, rest: Form = {}) => created({ code: `${code}${nextNumber()}`, eventId: mine, ...rest });
    const inactive = await add('OFF');
    await put(inactive, { isActive: false });
    const expired = await add('OLD');
    await app.db
      .update(discountCodes)
      .set({ validUntil: dayFromNow(-3) })
      .where(eq(discountCodes.id, expired.id));
    const active = await add('ON');
    const reply = await app.call(routes.listDiscountCodes, { query: { q: 'statefilter' } }, admin.session);
    for (const state of ['active', 'used_up', 'expired', 'inactive'] as const) {
      const wanted = reply.body.filter((code) => code.state === state).map(({ code }) => code);
      expect(await codesIn({ q: 'statefilter', state }), state).toEqual(wanted);
    }
    expect(reply.body.map(({ code, state }) => [code, state])).toEqual([
      [active.code, 'active'],
      [expired.code, 'expired'],
      [inactive.code, 'inactive'],
    ]);
    expect(
      (await app.call(routes.listDiscountCodes, { query: { state: 'gone' as never } }, admin.session)).status,
    ).toBe(400);
  });

  it('ends a code when its last day ends where the event is, not where we are', async () => {
    // At any moment it's a later day on Kiritimati than in Pago Pago.
    const { rows } = await app.db.execute<{ day: string }>(
      sql`select local_time(now(), 'Pacific/Pago_Pago')::date::text as day`,
    );
    const validUntil = rows[0]?.day;
    const { id: east } = await buildEvent(app.db, { title: 'Dateline', timezone: 'Pacific/Kiritimati' });
    expect(await created({ validUntil })).toMatchObject({ state: 'active' });
    expect((await post({ eventId: east, validUntil })).json).toMatchObject({
      fields: { validUntil: 'Please choose today or a later day' },
    });
    const eastern = await created({ eventId: east });
    await app.db.update(discountCodes).set({ validUntil }).where(eq(discountCodes.id, eastern.id));
    expect(await codesIn({ q: 'dateline', state: 'expired' })).toEqual([eastern.code]);
    const western = await created({ validUntil, discountValue: 100 });
    expect((await use(western)).status).toBe(201);
  });
});

describe('a change of a discount code', () => {
  it('may be anything while no one has used it', async () => {
    const { id: other } = await buildEvent(app.db, { title: 'Another ridge' });
    const code = await created();
    const change = { code: `NEW${nextNumber()}`, eventId: other, discountType: 'fixed', discountValue: 7.5 };
    expect((await put(code, { ...change, usageLimit: 3, validUntil: dayFromNow(9) })).body).toMatchObject({
      code: change.code,
      eventTitle: 'Another ridge',
      discountValue: '7.50',
      usageLimit: 3,
      validUntil: dayFromNow(9),
    });
  });

  it.each([
    ['code', { code: 'OTHER' }],
    ['discountType', { discountType: 'fixed' }],
    ['discountValue', { discountValue: 99 }],
    ['usageLimit', { usageLimit: 1 }],
  ])('that people booked with is 409 at the field %s', async (field, change) => {
    const code = await created({ discountValue: 100, usageLimit: 5 });
    expect([(await use(code)).status, (await use(code)).status]).toEqual([201, 201]);
    const reply = await put(code, change);
    expect(reply).toMatchObject({ status: 409, json: { code: 'in_use', fields: { [field]: expect.any(String) } } });
    expect((await put(code, { usageLimit: 2, validUntil: dayFromNow(20) })).body).toMatchObject({
      usageCount: 2,
      state: 'used_up',
    });
  });

  it('deactivates and activates it, also once its event is over, and sales follow at once', async () => {
    const code = await created({ discountValue: 100 });
    expect((await put(code, { isActive: false })).body.state).toBe('inactive');
    expect((await use(code)).json).toMatchObject({ code: 'discount_refused' });
    expect((await put(code, { isActive: true })).body.state).toBe('active');
    expect((await use(code)).status).toBe(201);
    const { id: past } = await buildEvent(app.db, { startDate: dayFromNow(-3) });
    await app.db.insert(discountCodes).values({
      code: 'OVER',
      eventId: past,
      discountType: 'fixed',
      discountValue: '5.00',
      validUntil: dayFromNow(-4),
    });
    const [over] = (await app.call(routes.listDiscountCodes, { query: { q: 'over' } }, admin.session)).body;
    expect((await put(over!, { isActive: false })).status).toBe(200);
  });

  it('to a code that exists is 409, and of a code that does not exist 404', async () => {
    const [one, two] = [await created(), await created()];
    expect((await put(one, { code: two.code })).json).toMatchObject({ code: 'taken' });
    expect((await put({ ...one, id: 2_000_000_000 })).status).toBe(404);
  });

  it('never leaves a limit below the uses, however it falls among bookings', async () => {
    const code = await created({ discountValue: 100, usageLimit: 8 });
    const people = await Promise.all(Array.from({ length: 8 }, () => buildTraveller(app.db)));
    const lower = async (usageLimit: number) => (await put(code, { usageLimit })).status;
    const statuses = await Promise.all([
      ...people.map(async (person) => (await use(code, person)).status),
      ...[3, 2, 4].map(lower),
    ]);
    const [row] = await app.db.select().from(discountCodes).where(eq(discountCodes.id, code.id));
    expect(row!.usageCount).toBeLessThanOrEqual(row!.usageLimit);
    expect(statuses.filter((status) => ![200, 201, 409, 422, 503].includes(status))).toEqual([]);
  });
});

it('ERR-06 every change of a code is in the audit log, with what changed', async () => {
  const code = await created();
  await put(code, { usageLimit: 4 });
  await put({ ...code, usageLimit: 4 }, { isActive: false });
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, String(code.id)))
    .orderBy(auditLog.id);
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['discount_code.created', admin.id],
    ['discount_code.changed', admin.id],
    ['discount_code.deactivated', admin.id],
  ]);
  expect(rows[1]?.changes).toEqual({ usageLimit: { before: 999_999, after: 4 } });
  expect(rows[2]?.changes).toEqual({ isActive: { before: true, after: false } });
});

it('events to choose from are found by words of their title, and end when they start', async () => {
  await buildEvent(app.db, { title: 'Gone canoeing', startDate: dayFromNow(-3) });
  await buildEvent(app.db, { title: 'No canoeing', status: 'cancelled' });
  const { id } = await buildEvent(app.db, { title: 'Draft canoeing', status: 'draft' });
  const find = async (q?: string) =>
    (await app.call(routes.findDiscountableEvents, { query: { q } }, admin.session)).body.map((event) => event.id);
  expect(await find('canoe')).toEqual([id]);
  expect(await find()).toContain(eventId);
});

it('of many events to choose from, the next to start come first', async () => {
  const { id } = await buildEvent(app.db, { title: 'Quartz walk', startDate: dayFromNow(60) });
  const day = sql`${dayFromNow(60)}::date - n`;
  await copyEvent(app.db, id, maxEventSuggestions + 9, { start_date: day, end_date: day });
  const { body } = await app.call(routes.findDiscountableEvents, { query: { q: 'quartz wal' } }, admin.session);
  const first = 60 - (maxEventSuggestions + 9);
  const days = Array.from({ length: maxEventSuggestions }, (_, place) => dayFromNow(first + place));
  expect(body.map(({ startDate }) => startDate)).toEqual(days);
});

describe('an organizer', () => {
  let organizer: SignedInPerson;
  let own: number;
  beforeAll(async () => {
    organizer = await buildOrganizer(app.db);
    own = (await buildEvent(app.db, { createdBy: organizer.id, title: 'Obsidian ramble' })).id;
  });
  const createOwn = (overrides: Form = {}, session = organizer.session) =>
    app.call(routes.createDiscountCode, { body: form({ eventId: own, ...overrides }) }, session);
  const change = (code: DiscountCode, overrides: Form = {}, session = organizer.session) => {
    const body = { ...code, discountValue: Number(code.discountValue), ...overrides };
    return app.call(routes.updateDiscountCode, { params: { id: code.id }, body }, session);
  };

  it('creates, changes and lists codes of their own events by the same rules as an admin, and it’s in the log', async () => {
    const { status, body: code } = await createOwn({ discountValue: 20 });
    expect([status, code.discountValue, code.eventTitle]).toEqual([201, '20.00', 'Obsidian ramble']);
    expect((await change(code, { isActive: false })).body.state).toBe('inactive');
    expect((await createOwn({ code: code.code })).status).toBe(409);
    expect((await createOwn({ discountValue: 101 })).status).toBe(400);
    const listed = await app.call(routes.listDiscountCodes, {}, organizer.session);
    expect(listed.body.map((each) => each.code)).toEqual([code.code]);
    const [entry] = await app.db
      .select()
      .from(auditLog)
      .where(sql`action = 'discount_code.created' and target_id = ${String(code.id)}`);
    expect(entry).toMatchObject({ actorId: organizer.id, actorRole: 'organizer' });
  });

  it('neither sees nor changes codes of other events, and can’t move a code to one', async () => {
    const strange = await created();
    const other = await buildOrganizer(app.db);
    expect((await app.call(routes.listDiscountCodes, {}, other.session)).body).toEqual([]);
    expect((await change(strange, { isActive: false })).status).toBe(404);
    expect((await createOwn({ eventId })).json).toMatchObject({ fields: { eventId: 'Please select an event' } });
    const { body: code } = await createOwn();
    expect((await change(code, { eventId })).status).toBe(400);
    expect((await change(code, {}, other.session)).status).toBe(404);
    expect(await codesIn({ q: strange.code })).toEqual([strange.code]);
  });

  it('finds their own events to choose from, and no others', async () => {
    const { body } = await app.call(routes.findDiscountableEvents, { query: { q: '' } }, organizer.session);
    expect(body.map(({ id }) => id)).toEqual([own]);
  });

  it('sees and manages what an admin created for their event', async () => {
    const code = await created({ eventId: own });
    expect((await change(code, { isActive: false })).body).toMatchObject({ id: code.id, state: 'inactive' });
  });
});

it('an organizer who tries out names of codes is stopped after sixty in an hour', async () => {
  const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
  const organizer = await buildOrganizer(limited.db);
  const { id } = await buildEvent(limited.db, { createdBy: organizer.id });
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    const body = form({ eventId: id, code: 'SAME' });
    statuses.push((await limited.call(routes.createDiscountCode, { body }, organizer.session)).status);
  }
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([201, 409, 429]);
});
