import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { expectCleanInvariants } from '../clean-invariants';
import { buildEvent, buildFreeEvent } from '../factories/events';
import { buildDependent, buildTraveller, type SignedInPerson } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();

afterAll(() => expectCleanInvariants(app.db));

const book = (person: SignedInPerson, eventId: number, attendees: readonly object[]) =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: person.session,
    payload: { eventId, attendees, agreementAccepted: true },
  });

/** A free booking of a traveller, their child and a guest. */
async function booked() {
  const ann = await buildTraveller(app.db, { firstName: 'Ann' });
  const child = await buildDependent(app.db, ann.id, { dateOfBirth: '2018-07-03' });
  const { event } = await buildFreeEvent(app.db);
  const attendees = [{ type: 'user' }, { type: 'dependent', id: child.id }, { type: 'user', guest: 'unnamed' }];
  const { bookingId } = (await book(ann, event.id, attendees)).json<{ bookingId: number }>();
  return { ann, event, bookingId };
}

const stored = async (bookingId: number) =>
  (await app.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0]?.attendees;
const piotr = { firstName: 'Piotr', lastName: 'Nowak' };

it('no forged list of guests changes a name of anyone else, or a price, age or seat', async () => {
  const { ann, bookingId } = await booked();
  const before = await stored(bookingId);
  const forged = [
    { guests: [{ position: 0, ...piotr }] },
    { guests: [{ position: 1, ...piotr }] },
    { guests: [{ position: 3, ...piotr }] },
    { guests: [{ position: -1, ...piotr }] },
    { guests: [{ position: 2.5, ...piotr }] },
    { guests: [{ position: '2,guest', ...piotr }] },
    { guests: [{ position: '2}', ...piotr }] },
    { guests: [{ position: [2], ...piotr }] },
    { guests: [{ position: 2, ...piotr, isChild: true }] },
    { guests: [{ position: 2, ...piotr, age: 40 }] },
    { guests: [{ position: 2, firstName: { toString: 'x' }, lastName: 'Nowak' }] },
    { guests: [{ position: 2, firstName: 'a\nb', lastName: 'Nowak' }] },
    { guests: Array.from({ length: 20 }, () => ({ position: 2, ...piotr })) },
    { guests: { length: 1, 0: { position: 2, ...piotr } } },
    { guests: [{ position: 2, ...piotr }], status: 'confirmed' },
  ];
  for (const payload of forged) {
    const url = `/api/bookings/${bookingId}/guests`;
    const { statusCode } = await app.inject({ method: 'PUT', url, headers: ann.session, payload });
    expect([statusCode, payload]).toEqual([expect.toSatisfy((status) => [400, 404, 409].includes(status)), payload]);
  }
  expect(await stored(bookingId)).toEqual(before);
});

it('the child price, an age and a name can’t be claimed for a guest', async () => {
  const ann = await buildTraveller(app.db, { firstName: 'Ann' });
  const { event } = await buildFreeEvent(app.db);
  const claimed = { type: 'user', guest: 'unnamed', isChild: true, age: 5, name: 'Someone Else' };
  const { bookingId } = (await book(ann, event.id, [{ type: 'user' }, claimed])).json<{ bookingId: number }>();
  expect((await stored(bookingId))?.[1]).toEqual({
    type: 'user',
    id: ann.id,
    name: 'Guest of Ann',
    age: 0,
    isChild: false,
    guest: 'unnamed',
  });
});

it('no one gets in as the guest of someone else, without the traveller, already named, or past a minimum age', async () => {
  const [ann, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
  const { event } = await buildFreeEvent(app.db);
  const adultsOnly = await buildEvent(app.db, { minimumAge: 18 });
  const refused = [
    [{ type: 'user' }, { type: 'user', id: other.id, guest: 'unnamed' }],
    [{ type: 'user', guest: 'unnamed' }],
    [{ type: 'user', guest: 'unnamed' }, { type: 'user' }],
    [{ type: 'user' }, { type: 'user', guest: 'named', name: 'Piotr' }],
    [{ type: 'user' }, { type: 'guest' }],
    [{ type: 'user' }, { type: 'dependent', guest: 'unnamed' }],
  ];
  for (const attendees of refused)
    expect([(await book(ann, event.id, attendees)).statusCode, attendees]).toEqual([
      expect.toSatisfy((status) => status >= 400 && status < 500),
      attendees,
    ]);
  const attendees = [{ type: 'user' as const }, { type: 'user' as const, guest: 'unnamed' as const }];
  const order = { eventId: adultsOnly.event.id, attendees, agreementAccepted: true as const };
  const body = { amount: 1, eventId: adultsOnly.event.id, bookingData: order };
  expect((await app.call(routes.createPaymentIntent, { body }, ann.session)).status).toBe(422);
});

it('ten who name the same guest at once give it one name', async () => {
  const { ann, bookingId } = await booked();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => {
      const body = { guests: [{ position: 2, firstName: 'Piotr', lastName: `N${number}` }] };
      return app.call(routes.nameGuests, { params: { id: bookingId }, body }, ann.session);
    }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});
