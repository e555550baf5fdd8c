import type { ResourceGroup } from '@ascendant/contract/resource';
import { routes } from '@ascendant/contract/routes';
import type { Need } from '@ascendant/domain/event/need';
import { expect, it } from 'vitest';
import { bookingData } from '../../../test/checkout/checkout';
import { buildFreeEvent, dayFromNow } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const app = await testApp();

const tern = { id: null, name: 'Tern', quantity: 1, carries: 8, memberId: null, isRetired: false };
const boats: ResourceGroup = { id: null, name: 'Boats', resources: [tern] };

const save = (person: SignedInPerson, groups: readonly ResourceGroup[]) =>
  app.call(routes.saveResources, { body: { groups: [...groups] } }, person.session);

const needing = (group: number): Need => ({
  group,
  by: 'date',
  amount: 1,
  per: 1,
  extra: '',
  choice: '',
  before: 30,
  after: 45,
});

const setNeeds = (person: SignedInPerson, id: number, needs: readonly Need[]) =>
  app.call(routes.setNeeds, { params: { id }, body: { needs } }, person.session);

async function groupOf(person: SignedInPerson): Promise<ResourceGroup> {
  const [group] = (await save(person, [boats])).body.groups;
  if (!group) throw new RangeError('no group came back');
  return group;
}

const dateOf = async (person: SignedInPerson, days: number, seriesId?: number) =>
  (await buildFreeEvent(app.db, { createdBy: person.user.id, startDate: dayFromNow(days), seriesId })).event;

const book = async (eventId: number) =>
  app.call(routes.createBooking, { body: bookingData({ eventId }) }, (await buildTraveller(app.db)).session);

const seatsLeft = async (id: number) => (await app.call(routes.getEvent, { params: { id } })).body.seatsLeft;

it('RES-06 groups are an organizer’s own, to read, to change and to need', async () => {
  const [organizer, other] = [await buildOrganizer(app.db), await buildOrganizer(app.db)];
  const group = await groupOf(organizer);
  const id = group.id ?? 0;
  expect(group).toMatchObject({ name: 'Boats', resources: [{ name: 'Tern', carries: 8 }] });
  expect(await save(organizer, [boats])).toMatchObject({
    status: 400,
    json: { fields: { groups: 'This name is taken: choose another' } },
  });
  const own = await app.call(routes.listResources, {}, other.session);
  expect(own.body).toEqual({ groups: [] });
  expect((await save(other, [{ ...group, name: 'Mine' }])).status).toBe(404);
  expect((await save(other, [{ ...boats, resources: [...group.resources] }])).status).toBe(404);
  expect(
    (await save(organizer, [{ ...boats, name: 'More boats', resources: [{ ...tern, memberId: other.user.id }] }]))
      .status,
  ).toBe(404);
  const event = await dateOf(other, 30);
  expect((await setNeeds(other, event.id, [needing(id)])).status).toBe(404);
  const mine = await dateOf(organizer, 30);
  expect((await setNeeds(other, mine.id, [])).status).toBe(403);
  expect((await setNeeds(organizer, mine.id, [needing(id), needing(id)])).status).toBe(400);
  expect((await setNeeds(organizer, mine.id, [needing(id)])).body).toEqual({ needs: [needing(id)] });
});

it('RES-01 two events that share a boat can’t both sell: the second says so, with its nearest free date', async () => {
  const organizer = await buildOrganizer(app.db);
  const group = (await groupOf(organizer)).id ?? 0;
  const [first, second] = [await dateOf(organizer, 30), await dateOf(organizer, 30)];
  const later = await dateOf(organizer, 40, second.seriesId);
  for (const { id } of [first, second]) expect((await setNeeds(organizer, id, [needing(group)])).status).toBe(200);
  expect(await seatsLeft(second.id)).toBe(second.capacity);
  expect((await book(first.id)).status).toBe(201);
  expect((await book(first.id)).status).toBe(201);
  expect(await seatsLeft(second.id)).toBe(0);
  const refused = await book(second.id);
  expect(refused).toMatchObject({ status: 409, json: { code: 'not_available', nearestDate: { id: later.id } } });
});

it('RES-04 a quantity below what’s used is refused, and a retired boat isn’t taken', async () => {
  const organizer = await buildOrganizer(app.db);
  const group = await groupOf(organizer);
  const [one] = group.resources;
  const change = (set: object) => save(organizer, [{ ...group, resources: one ? [{ ...one, ...set }] : [] }]);
  await change({ quantity: 2 });
  for (const days of [30, 30]) {
    const { id } = await dateOf(organizer, days);
    await setNeeds(organizer, id, [needing(group.id ?? 0)]);
    expect((await book(id)).status).toBe(201);
  }
  expect(await change({ quantity: 1 })).toMatchObject({ status: 409, json: { code: 'resource_in_use' } });
  await change({ quantity: 2, isRetired: true });
  const { id } = await dateOf(organizer, 50);
  await setNeeds(organizer, id, [needing(group.id ?? 0)]);
  expect((await book(id)).status).toBe(409);
});
