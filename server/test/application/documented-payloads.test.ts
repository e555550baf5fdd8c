import type { CallName } from '@ascendant/contract/calls';
import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, buildFreeEvent } from '../factories/events';
import { buildAdmin, buildDependent, buildTraveller, type SignedInPerson } from '../factories/people';
import { buildReview } from '../factories/reviews';
import { newcomer } from '../factories/sign-ups';
import { testApp, type TestApp } from '../test-app';

/**
 * The payloads as the two documents write them, with no field that only we have. Multipart calls are in the tests of their modules.
 * Source: specification 1, section 7 (The calls it makes); specification 2, section 7 (Calls).
 */
let app: TestApp;
let traveller: SignedInPerson;
let admin: SignedInPerson;
beforeAll(async () => {
  app = await testApp();
  traveller = await buildTraveller(app.db);
  admin = await buildAdmin(app.db);
});

const birth = { dateOfBirth: '1990-06-21', cityOfBirth: 'Halifax', countryOfBirth: 'Canada' };
const answers = { question1Answer: 'The ridge', question2Answer: 'The hour', question3Answer: 'The guide' };
const relative = { firstName: 'Theo', lastName: 'Roy', relationshipType: 'friend', gender: 'other' };

async function send(name: CallName, body: object, { session }: SignedInPerson, id = 0) {
  const reply = await app.call(routes[name], { params: { id }, body } as never, session);
  return [reply.status, reply.json];
}
const served = (status: number) => [status, expect.anything()];

describe('the documented payload is accepted by', () => {
  it.each([
    ['updateProfile', { ...birth, timeOfBirth: 'early-morning' }],
    ['updateProfile', { ...birth, timeOfBirth: 'unknown' }],
    ['updateBirthInfo', { ...birth, timeOfBirth: '06:45', gender: 'female', relationshipStatus: 'single' }],
    [
      'updateAddress',
      { address: '1 Rue', city: 'Québec', state: 'Quebec', postalCode: 'G1R', country: 'Canada', sameAsPrimary: true },
    ],
    [
      'updateOnboardingPreferences',
      {
        currentCountry: 'Canada',
        currentProvince: 'Ontario',
        currentCity: 'Toronto',
        maxTravelDistance: 50,
        maxPriceRange: 0,
        priceCurrency: 'CAD',
        preferredEventTypes: ['Food & Drink'],
        preferredDays: ['monday'],
        preferredTimes: { monday: ['Early Morning'] },
        onboardingCompleted: true,
      },
    ],
  ] as const)('%s', async (name, body) => {
    expect(await send(name, body, traveller)).toEqual(served(200));
  });

  it('addDependent and updateDependent', async () => {
    const body = { ...relative, ...birth, timeOfBirth: 'unknown', timeOfBirthType: 'unknown' };
    expect(await send('addDependent', body, traveller)).toEqual(served(201));
    const { id } = await buildDependent(app.db, traveller.id);
    expect(await send('updateDependent', { ...body, timeOfBirth: '06:45' }, traveller, id)).toEqual(served(200));
  });

  it('createBooking, as the dialog keeps it', async () => {
    const { event, tiers } = await buildFreeEvent(app.db);
    const order = pendingBooking({ event, tiers }, { adultPrice: '0.00', subtotal: 0, bookingFee: 0, totalAmount: 0 });
    expect(await send('createBooking', order, traveller)).toEqual(served(201));
  });

  it('createPaymentIntent and confirmPayment', async () => {
    const { event, tiers } = await buildEvent(app.db);
    const order = pendingBooking({ event, tiers }, { subtotal: 100, bookingFee: 6.2, totalAmount: 106.2 });
    const bookingData = { ...order, tax: 13.81, totalWithTax: 120.01 };
    const opened = await send('createPaymentIntent', { amount: 120.01, eventId: event.id, bookingData }, traveller);
    expect(opened).toEqual(served(200));
    const { paymentIntentId } = opened[1] as { paymentIntentId: string };
    // 402 because no card was given; it's read and asked about.
    expect(await send('confirmPayment', { paymentIntentId, bookingData }, traveller)).toEqual(served(402));
  });

  it('giveFeedback', async () => {
    const { id } = await buildEvent(app.db);
    expect(await send('giveFeedback', { eventId: id, rating: 10, ...answers }, traveller)).toEqual(served(200));
  });

  it.each([
    ['createDiscountCode', { code: 'SUMMER', discountValue: 10, usageLimit: 999_999, discountType: 'percentage' }],
    ['createDiscountCode', { code: 'WINTER', discountValue: 10, usageLimit: 5, discountType: 'fixed', validUntil: '' }],
  ] as const)('%s', async (name, body) => {
    const { id } = await buildEvent(app.db);
    expect(await send(name, { ...body, eventId: id }, admin)).toEqual(served(201));
  });

  it('register: a traveller, an organizer, and an admin’s dialog', async () => {
    const visitor = { session: {} } as SignedInPerson;
    expect(await send('register', newcomer(), visitor)).toEqual(served(200));
    const wish = { ...newcomer(), userType: 'organizer', isOrganizer: true };
    expect(await send('register', wish, visitor)).toEqual(served(200));
    const { username, email, password } = newcomer();
    const dialog = { city: 'Halifax', dateOfBirth: '1990-06-21', preferredTime: 'morning', isAdmin: false };
    expect(await send('register', { username, email, password, fullName: 'Maya Roy', ...dialog }, admin)).toEqual(
      served(201),
    );
  });

  it.each(['regular', 'organizer', 'admin'])('createUser for %s', async (userType) => {
    expect(await send('createUser', { ...newcomer(), userType }, admin)).toEqual(served(201));
  });

  it('createCategory, updateCategory, createEventFeature and updateEventFeature', async () => {
    for (const kind of ['Category', 'EventFeature'] as const) {
      const created = await send(`create${kind}`, { name: `New ${kind}`, description: '' }, admin);
      expect(created).toEqual(served(201));
      const change = { name: `Newer ${kind}`, description: 'Short', isActive: false };
      expect(await send(`update${kind}`, change, admin, (created[1] as { id: number }).id)).toEqual(served(200));
    }
  });

  it('respondToReview and editReview', async () => {
    const { id } = await buildReview(app.db, { eventId: (await buildEvent(app.db)).id });
    expect(await send('respondToReview', { response: 'Thank you.' }, admin, id)).toEqual(served(200));
    expect(await send('editReview', { comment: 'Good', rating: 5 }, admin, id)).toEqual(served(200));
  });

  it('disableUser, requestEmailChange and sendTestTicket', async () => {
    const other = await buildAdmin(app.db);
    expect(await send('disableUser', { disabled: true }, admin, (await buildTraveller(app.db)).id)).toEqual(
      served(200),
    );
    const addresses = { currentEmail: other.user.email, newEmail: 'new@example.org' };
    expect(await send('requestEmailChange', addresses, other)).toEqual(served(200));
    const { id } = await buildEvent(app.db);
    const ticket = { eventId: String(id), customerEmail: 'a@example.org', customerName: 'Maya Roy' };
    expect(await send('sendTestTicket', ticket, admin)).toEqual(served(200));
  });
});

/** Source: specification 1, section 3 (Pending booking). */
function pendingBooking(
  { event, tiers }: Pick<Awaited<ReturnType<typeof buildEvent>>, 'event' | 'tiers'>,
  amounts: object,
): object {
  return {
    eventId: event.id,
    eventTitle: event.title,
    eventDate: event.startDate,
    eventEndDate: event.endDate,
    eventLocation: event.location,
    pricingTierId: tiers[0]?.id,
    attendees: [{ name: 'Maya Lindqvist', age: 39, isChild: false, type: 'user' }],
    adults: 1,
    children: 0,
    adultPrice: tiers[0]?.adultPrice,
    childPrice: tiers[0]?.childPrice,
    tierType: 'regular',
    userId: traveller.id,
    userEmail: traveller.user.email,
    userName: 'Maya Lindqvist',
    agreementAccepted: true,
    bookingDate: new Date().toISOString(),
    ...amounts,
  };
}
