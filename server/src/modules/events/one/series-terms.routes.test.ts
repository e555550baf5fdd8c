import { routes } from '@ascendant/contract/routes';
import { noExtrasText } from '@ascendant/domain/pricing/taxes';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { buildEvent } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { writeTaxSettings } from '../../../database/tax-settings.repository';

const app = await testApp();

it('group prices are of all dates of a series, shown on their pages, and set by those who manage the event', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.user.id });
  const { event: other } = await buildEvent(app.db, { createdBy: organizer.user.id, seriesId: event.seriesId });
  const shown = async (id: number) => (await app.call(routes.getEvent, { params: { id } })).body.groupPrices;
  const set = (groupPrices: readonly { people: number; percent: number }[], session = organizer.session) =>
    app.call(routes.setGroupPrices, { params: { id: event.id }, body: { groupPrices } }, session);
  expect(await shown(event.id)).toBeUndefined();
  const groupPrices = [{ people: 10, percent: 15 }];
  expect(await set(groupPrices)).toMatchObject({ status: 200, body: { groupPrices } });
  expect([await shown(event.id), await shown(other.id)]).toEqual([groupPrices, groupPrices]);
  const params = { id: other.id };
  expect((await app.call(routes.getGroupPrices, { params }, organizer.session)).body).toEqual({ groupPrices });

  const refused = await set([...groupPrices, { people: 10, percent: 20 }]);
  const fields = { 'groupPrices.1.people': 'Each group is larger than the one before: choose more than 10 people' };
  expect(refused).toMatchObject({ status: 400, json: { fields } });
  for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db)])
    expect((await set([], session)).status).toBe(403);
  expect(await shown(event.id)).toEqual(groupPrices);

  const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.group_prices_changed'));
  const changes = { groupPrices: { before: '', after: 'Groups of 10 or more: 15% off' } };
  expect(log).toMatchObject([{ actorId: organizer.user.id, targetId: String(event.id), changes }]);
});

it('price types are of all dates of a series likewise, and what’s wrong with one is said at its field', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.user.id });
  const { event: other } = await buildEvent(app.db, { createdBy: organizer.user.id, seriesId: event.seriesId });
  const senior = { name: 'Senior', kind: 'percent', value: '85', minAge: 65, maxAge: null, proof: '' } as const;
  const set = (priceTypes: readonly (typeof senior)[], session = organizer.session) =>
    app.call(routes.setPriceTypes, { params: { id: event.id }, body: { priceTypes } }, session);
  expect(await set([{ ...senior, name: ' Senior ' as 'Senior', value: '85.00' as '85' }])).toMatchObject({
    status: 200,
  });
  const shown = await app.call(routes.getEvent, { params: { id: other.id } });
  expect(shown.body.priceTypes).toEqual([senior]);
  const stored = await app.call(routes.getPriceTypes, { params: { id: other.id } }, organizer.session);
  expect(stored.body).toEqual({ priceTypes: [senior] });
  const fields = { 'priceTypes.1.name': 'This name is taken: choose another' };
  expect(await set([senior, senior])).toMatchObject({ status: 400, json: { fields } });
  for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db)])
    expect((await set([], session)).status).toBe(403);

  const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.price_types_changed'));
  const changes = { priceTypes: { before: '', after: 'Senior (65 and over): 85% of the adult price' } };
  expect(log).toMatchObject([{ actorId: organizer.user.id, targetId: String(event.id), changes }]);
});

const wetsuit = {
  name: 'Wetsuit',
  note: '',
  price: '15.00',
  per: 'person',
  choices: 'M: 4, L: 8',
  limit: '10',
  isRefundable: true,
} as const;

it('extras are of all dates of a series likewise; an event’s page says what’s left on its date', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.user.id });
  const { event: other } = await buildEvent(app.db, { createdBy: organizer.user.id, seriesId: event.seriesId });
  const set = (extras: readonly (typeof wetsuit)[], session = organizer.session) =>
    app.call(routes.setExtras, { params: { id: event.id }, body: { extras } }, session);
  const shown = async () => (await app.call(routes.getEvent, { params: { id: other.id } })).body.extras;
  expect(await shown()).toBeUndefined();
  expect(await set([wetsuit])).toMatchObject({ status: 200, body: { extras: [wetsuit] } });
  expect(await shown()).toEqual([{ ...wetsuit, left: 10, choicesLeft: [4, 8] }]);
  const stored = await app.call(routes.getExtras, { params: { id: other.id } }, organizer.session);
  expect(stored.body).toEqual({ extras: [wetsuit] });
  const fields = { 'extras.1.name': 'This name is taken: choose another' };
  expect(await set([wetsuit, wetsuit])).toMatchObject({ status: 400, json: { fields } });
  for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db)])
    expect((await set([], session)).status).toBe(403);
  const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.extras_changed'));
  const changes = { extras: { before: '', after: 'Wetsuit (M, L): $15.00 per person' } };
  expect(log).toMatchObject([{ actorId: organizer.user.id, targetId: String(event.id), changes }]);
});

it('EXT-05 under Canada’s rules, extras aren’t sold where we have no rate for them, and the form says so', async () => {
  const organizer = await buildOrganizer(app.db);
  const { event } = await buildEvent(app.db, { createdBy: organizer.user.id });
  const { event: other } = await buildEvent(app.db, { createdBy: organizer.user.id, seriesId: event.seriesId });
  const set = async () =>
    app.call(routes.setExtras, { params: { id: event.id }, body: { extras: [wetsuit] } }, organizer.session);
  const shown = async () => (await app.call(routes.getEvent, { params: { id: event.id } })).body.extras;
  await app.db.update(events).set({ province: 'BC' }).where(eq(events.id, other.id));
  expect((await set()).status).toBe(200);
  const numbers = { gst: null, qst: null, pst: null };
  await writeTaxSettings(app.db, { rules: 'canada', numbers });
  expect(await set()).toMatchObject({ status: 400, json: { fields: { extras: noExtrasText } } });
  expect(await shown()).toHaveLength(1);
  await app.db.update(events).set({ province: 'SK' }).where(eq(events.id, event.id));
  await vi.waitFor(async () => expect(await shown()).toBeUndefined());
  await writeTaxSettings(app.db, { rules: 'specification', numbers });
  expect((await set()).status).toBe(200);
});
