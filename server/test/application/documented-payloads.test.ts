import { routes, type CallName } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { buildCategory, buildEvent, dayFromNow, buildFreeEvent } from '../factories/events';
import {
  buildAdmin,
  buildDependent,
  buildOrganizer,
  buildTraveller,
  factoryPassword,
  type SignedInPerson,
} from '../factories/people';
import { buildReview } from '../factories/reviews';
import { newcomer } from '../factories/sign-ups';
import { testApp } from '../test-app';

/**
 * The payloads as the two documents write them, with no field that only we have. Multipart calls are in the tests of their modules.
 * Source: specification 1, section 7 (The calls it makes); specification 2, section 7 (Calls).
 */

const app = await testApp();
const traveller = await buildTraveller(app.db);
const organizer = await buildOrganizer(app.db);
const admin = await buildAdmin(app.db);
const category = (await buildCategory(app.db)).id;

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
    const options = { ...newcomer(), userType: 'organizer', isOrganizer: true };
    expect(await send('register', options, visitor)).toEqual(served(200));
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

  it('disableUser, requestEmailChange, changeAdminPassword and sendTestTicket', async () => {
    const other = await buildAdmin(app.db);
    expect(await send('disableUser', { disabled: true }, admin, (await buildTraveller(app.db)).id)).toEqual(
      served(200),
    );
    const addresses = { currentEmail: other.user.email, newEmail: 'new@example.org' };
    expect(await send('requestEmailChange', addresses, other)).toEqual(served(200));
    const passwords = { currentPassword: factoryPassword, newPassword: 'harbour 1987 lantern' };
    expect(await send('changeAdminPassword', passwords, other)).toEqual(served(200));
    const { id } = await buildEvent(app.db);
    const ticket = { eventId: String(id), customerEmail: 'a@example.org', customerName: 'Maya Roy' };
    expect(await send('sendTestTicket', ticket, admin)).toEqual(served(200));
  });
});

describe('the documented edit payload of an event', () => {
  const tier = { adultPrice: '100.00', childPrice: '60.00', validUntil: dayFromNow(30) };
  const blank = { adultPrice: '', childPrice: '', validUntil: '' };
  const payload = (pricingTiers: object) => ({
    categoryId: category,
    secondaryCategoryId1: null,
    secondaryCategoryId2: null,
    secondaryCategoryId3: null,
    secondaryCategoryId4: null,
    features: [],
    duration: 1,
    capacity: 20,
    minimumAge: 0,
    pricingTiers,
  });
  const draft = async () => (await buildEvent(app.db, { status: 'draft', createdBy: organizer.id })).id;

  it.each([blank, { ...blank, validUntil: null }, { adultPrice: null, childPrice: null, validUntil: null }])(
    'means that there’s no such tier by a blank one: %j',
    async (none) => {
      const body = payload({ earlyBird: none, regular: tier, lastMinute: none });
      const [status, event] = await send('updateEvent', body, organizer, await draft());
      expect([status, event]).toMatchObject([200, { pricingTiers: [{ tierType: 'regular', adultPrice: '100.00' }] }]);
    },
  );

  it.each([
    [{ earlyBird: { ...blank, childPrice: '60' }, regular: tier }, 'pricingTiers.earlyBird.adultPrice'],
    [{ earlyBird: { ...blank, validUntil: dayFromNow(9) }, regular: tier }, 'pricingTiers.earlyBird.adultPrice'],
  ])('is refused where only the price is missing: %j', async (tiers, field) => {
    const [status, error] = await send('updateEvent', payload(tiers), organizer, await draft());
    const sentence = 'Please enter a price, such as 49.50, or 0 for free';
    expect([status, error]).toMatchObject([400, { message: sentence, error: sentence, fields: { [field]: sentence } }]);
  });

  it('is accepted for a published event when its prices are the event’s own', async () => {
    const { id } = await buildEvent(app.db, { createdBy: organizer.id });
    const own = { adultPrice: '100.00', childPrice: '60.00', validUntil: null };
    const body = payload({ earlyBird: blank, regular: own, lastMinute: blank });
    expect(await send('updateEvent', body, organizer, id)).toEqual(served(200));
  });
});

describe('ERR-01 the message of a refused form is its first field’s sentence', () => {
  it.each([
    ['register', { ...newcomer(), username: 'ab', email: 'none' }, 'Username must be at least 3 characters'],
    ['login', { username: '', password: '' }, 'Username is required'],
    ['addDependent', { ...relative, ...birth, firstName: '', lastName: '' }, 'First name is required'],
    ['updateAddress', { address: '', city: '' }, 'Address is required'],
    ['updateProfile', { ...birth, cityOfBirth: '', timeOfBirth: 'unknown' }, 'City of birth is required'],
    ['updateProfile', { ...birth, dateOfBirth: '2090-01-01', timeOfBirth: 'unknown' }, 'Please select a valid date.'],
    ['createBooking', { eventId: 1, attendees: [], agreementAccepted: true }, 'Add at least one attendee'],
  ] as const)('%s %j', async (name, body, message) => {
    expect((await send(name, body, traveller))[1]).toMatchObject({ code: 'invalid_input', message, error: message });
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
