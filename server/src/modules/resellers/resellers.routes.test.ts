import { routes } from '@ascendant/contract/routes';
import { maxResellers } from '@ascendant/domain/channel/reseller';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { resellers } from '../../../db/schema/resellers';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { buildOrganizer } from '../../../test/factories/people';
import { seriesOf } from '../../../test/factories/resellers';
import { octoClient } from '../../../test/octo/octo-client';
import { testApp } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

/** An owner with an event, and what they agree on with a reseller. */
async function owner() {
  const { id, session } = await buildOrganizer(app.db);
  const { id: eventId } = await buildEvent(app.db, { createdBy: id, capacity: 50 });
  const terms = { name: 'Viator', seriesIds: [await seriesOf(app.db, eventId)], commission: 25 };
  return { id, session, terms };
}

const asReseller = (secret: string) => octoClient(app, { authorization: `Bearer ${secret}` }, 'pricing');

/** Sells two seats of $100 to be confirmed by a reseller. */
async function sellTwo(secret: string, seriesId: number): Promise<string> {
  const { post } = asReseller(secret);
  const asked = { productId: String(seriesId), optionId: 'DEFAULT' };
  const days = { localDateStart: dayFromNow(0), localDateEnd: dayFromNow(300) };
  const [date] = (await post<{ id: string }[]>('/availability', { ...asked, ...days })).body;
  const unitItems = [{ unitId: 'adult' }, { unitId: 'adult' }];
  const { uuid } = (await post<{ uuid: string }>('/bookings', { ...asked, availabilityId: date?.id, unitItems })).body;
  await post(`/bookings/${uuid}/confirm`, { resellerReference: 'V-1' });
  return uuid;
}

describe('an owner', () => {
  it('adds a reseller, whose key is told once, works at /octo and nowhere else', async () => {
    const { session, terms } = await owner();
    const { body } = await app.call(routes.addReseller, { body: terms }, session);
    expect(body.reseller).toMatchObject({ name: 'Viator', commission: 25, isOn: true, bookings: 0, owed: '0.00' });
    const listed = await app.call(routes.listResellers, {}, session);
    expect(JSON.stringify(listed.body)).not.toContain(body.secret);
    expect((await asReseller(body.secret).get('/products')).status).toBe(200);
    const bearer = { authorization: `Bearer ${body.secret}` };
    expect((await app.call(routes.readKey, {}, bearer)).status).toBe(403);
    expect((await app.call(routes.listEvents, { query: {} }, bearer)).status).toBe(403);
    // Nor is it among the organization's own keys.
    expect((await app.call(routes.listApiKeys, {}, session)).body).toEqual([]);
  });

  it('makes another key, and the one before is refused from then on', async () => {
    const { session, terms } = await owner();
    const first = (await app.call(routes.addReseller, { body: terms }, session)).body;
    const second = (await app.call(routes.renewResellerKey, { params: { id: first.reseller.id } }, session)).body;
    const answers = [first.secret, second.secret].map((secret) => asReseller(secret).get('/supplier'));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 200]);
  });

  it('reads what’s owed, notes what’s paid once, and downloads the month', async () => {
    const { session, terms } = await owner();
    const { secret, reseller } = (await app.call(routes.addReseller, { body: terms }, session)).body;
    await sellTwo(secret, terms.seriesIds[0]!);
    const params = { id: reseller.id };
    const once = { ...session, 'idempotency-key': 'paid-1' };
    for (let times = 0; times < 2; times += 1) {
      const body = { amount: '100.00', paidOn: dayFromNow(0) };
      const { body: now } = await app.call(routes.noteResellerPayment, { params, body }, once);
      expect(now).toMatchObject({ bookings: 1, owed: '50.00' });
    }
    const url = `/api/organizer/resellers/${reseller.id}/statement?month=${dayFromNow(180).slice(0, 7)}`;
    const { headers, payload } = await app.inject({ url, headers: session });
    expect(headers['content-type']).toContain('text/csv');
    expect(payload.replaceAll('"', '')).toContain(',V-1,2,200.00,50.00,150.00,0.00,150.00,confirmed');
    const empty = await app.inject({ url: url.replace(/\d{4}-\d{2}$/, '2031-01'), headers: session });
    expect(empty.payload.trim().split('\n')).toHaveLength(1);
  });

  it('turns one off and on again', async () => {
    const { session, terms } = await owner();
    const { reseller } = (await app.call(routes.addReseller, { body: terms }, session)).body;
    for (const isOn of [false, true]) {
      const changed = { params: { id: reseller.id }, body: { ...terms, commission: 30, isOn } };
      expect((await app.call(routes.changeReseller, changed, session)).body).toMatchObject({ isOn, commission: 30 });
    }
    const log = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetType, 'reseller'), eq(auditLog.targetId, String(reseller.id))));
    expect(log.map(({ action }) => action)).toEqual(['reseller.added', 'reseller.changed', 'reseller.changed']);
  });

  it.each([
    [{ commission: 51 }, 'commission'],
    [{ commission: -1 }, 'commission'],
    [{ name: '  ' }, 'name'],
    [{ seriesIds: [] }, 'seriesIds'],
    [{ seriesIds: [999_999] }, 'seriesIds'],
  ])('is told which field is wrong: %j', async (wrong, field) => {
    const { session, terms } = await owner();
    const { status, json } = await app.call(routes.addReseller, { body: { ...terms, ...wrong } }, session);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it(`has ${maxResellers} resellers at most, and not one more`, async () => {
    const { id, session, terms } = await owner();
    const row = { organizerId: id, ...terms };
    await app.db.insert(resellers).values(Array.from({ length: maxResellers - 1 }, () => row));
    expect((await app.call(routes.addReseller, { body: terms }, session)).status).toBe(201);
    expect((await app.call(routes.addReseller, { body: terms }, session)).status).toBe(400);
  });
});
