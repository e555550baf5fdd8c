import { maxListLimit } from '@ascendant/domain/list-limits';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { deletionPhrase } from '@ascendant/domain/person/account-deletion';
import { expect, test } from 'vitest';
import type { Route } from './route';
import { routes } from './routes';

type Part = 'params' | 'query' | 'body';

interface Examples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const long = (length: number) => 'x'.repeat(length);
const withId: Examples = { good: [{ id: '1' }, { id: '2147483647' }], bad: [{ id: '0' }, { id: '2147483648' }, {}] };
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'dependent', id: index + 1 }));

const birth = { dateOfBirth: '1990-06-21', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth: '06:45' };
const family = { ...birth, firstName: 'Théo', lastName: 'Roy', relationshipType: 'child', consent: true };
const address = { address: '1 Rue', city: 'Québec', state: 'Quebec', postalCode: 'G1R', country: 'Canada' };
const likes = {
  maxTravelDistance: 500,
  maxPriceRange: 2000,
  priceCurrency: 'CAD',
  preferredEventTypes: [],
  preferredDays: [],
  preferredTimes: {},
};
const signUp = { username: 'maya', email: 'Maya@Example.com', password: 'secret', firstName: 'Maya', lastName: 'Roy' };
const order = { eventId: 1, attendees: [{ type: 'user' }], agreementAccepted: true };
const start = { date: '2027-07-02', time: '04:45' };
const managedPage = { q: long(200), status: 'draft', limit: `${maxListLimit}`, offset: '1000000' };
const report: Examples = { good: [{}, { weeks: '12' }, { weeks: '52' }], bad: [{ weeks: '13' }, { weeks: 'all' }] };
const analytics: Examples = {
  good: [{}, { ...managedPage, sort: 'revenue' }],
  bad: [
    { q: long(201) },
    { status: 'gone' },
    { sort: 'price' },
    { limit: `${maxListLimit + 1}` },
    { offset: '1000001' },
  ],
};
const reviewPage: Examples = {
  good: [{}, { q: long(200), state: 'junk', rating: '5', sort: 'lowest', limit: `${maxListLimit}`, offset: '1000000' }],
  bad: [{ q: long(201) }, { state: 'new' }, { rating: '0' }, { rating: '6' }, { sort: 'best' }, { offset: '-1' }],
};
const rated = (rating: number, comment = 'a') => ({ rating, comment });
const review: Examples = {
  good: [rated(1), rated(5, long(commentMaxLength))],
  bad: [rated(0), rated(6), rated(5, ' '), rated(5, long(commentMaxLength + 1))],
};
const response: Examples = {
  good: [{ response: 'Thank you' }, { response: long(commentMaxLength) }],
  bad: [{}, { response: ' ' }, { response: long(commentMaxLength + 1) }],
};
const answers = { question1Answer: 'a', question2Answer: 'b', question3Answer: long(4000) };
const scan = { scanId: '0b2f4c52-6d1e-4c5f-9a8b-1d2e3f405162', scannedAt: '2027-07-02T10:45:00.000Z' };
const messages: Examples = {
  good: [
    { subject: 'a', text: 'b' },
    { subject: long(150), text: long(5000) },
  ],
  bad: [
    { subject: '', text: 'b' },
    { subject: 'a', text: ' ' },
    { subject: long(151), text: 'b' },
    { subject: 'a', text: long(5001) },
    { subject: 'a\nb', text: 'b' },
    { subject: 'a', text: 'b', to: 'all' },
  ],
};
const discount = { code: 'larch-15', eventId: 1, discountType: 'percentage', discountValue: 100 };
const badDiscounts = [
  { ...discount, code: '' },
  { ...discount, code: long(33) },
  { ...discount, code: 'A B' },
  { ...discount, discountValue: 100.01 },
  { ...discount, discountValue: -0.01 },
  { ...discount, usageLimit: 0 },
  { ...discount, usageLimit: 1_000_000 },
  { ...discount, validUntil: '2027-02-30' },
];
const catalogEntries: Examples = {
  good: [{ name: 'a' }, { name: long(80), description: long(200) }, { name: 'a', description: null }],
  bad: [{ name: ' ' }, { name: long(81) }, { name: 'a', description: long(201) }, {}],
};
const catalogChanges: Examples = {
  good: [{}, ...catalogEntries.good, { isActive: false }],
  bad: [{ name: '' }, { name: long(81) }, { isActive: 'no' }],
};
const planets = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'];
const badPlanets = [
  { name: 'a', rulingPlanets: ['Pluto'] },
  { name: 'a', rulingPlanets: [...planets, 'Sun'] },
];
const userLists: Examples = {
  good: [{}, { q: long(200), status: 'disabled', verified: 'no', userType: 'admin', sort: 'name', limit: '200' }],
  bad: [{ q: long(201) }, { status: 'gone' }, { sort: 'password' }, { limit: '201' }, { offset: '-1' }],
};

const reviewList: Examples = {
  good: [{}, { q: long(200), state: 'junk', rating: '5', sort: 'lowest', limit: `${maxListLimit}`, offset: '0' }],
  bad: [{ q: long(201) }, { state: 'read' }, { rating: '0' }, { rating: '6' }, { sort: 'best' }, { offset: '-1' }],
};
const response: Examples = { good: [{ response: long(4000) }], bad: [{ response: ' ' }, { response: long(4001) }, {}] };
const newPassword: Examples = {
  good: [{ currentPassword: 'a', newPassword: long(8) }],
  bad: [
    { currentPassword: '', newPassword: long(8) },
    { currentPassword: 'a', newPassword: long(7) },
    { currentPassword: 'a', newPassword: long(129) },
  ],
};

const examples: Readonly<Record<string, Examples>> = {
  'listUsers query': userLists,
  'listUsersWithSigns query': userLists,
  'createUser body': {
    good: [
      { ...signUp, userType: 'regular' },
      { ...signUp, userType: 'organizer' },
      { ...signUp, userType: 'admin' },
    ],
    bad: [signUp, { ...signUp, userType: 'owner' }, { ...signUp, userType: 'admin', password: '12345' }],
  },
  'disableUser body': { good: [{ disabled: true }, { disabled: false }], bad: [{}, { disabled: 'true' }] },
  'createDiscountCode body': {
    good: [
      discount,
      { ...discount, code: long(32) },
      { ...discount, discountType: 'fixed', discountValue: 999_999, usageLimit: 999_999, validUntil: '2027-07-02' },
    ],
    bad: badDiscounts,
  },
  'updateDiscountCode body': { good: [{ ...discount, isActive: false }], bad: [discount, ...badDiscounts] },
  'listDiscountCodes query': {
    good: [{}, { q: long(200), state: 'used_up', limit: '200', offset: '1000000' }],
    bad: [{ q: long(201) }, { state: 'gone' }, { limit: '201' }, { offset: '-1' }],
  },
  'findDiscountableEvents query': { good: [{}, { q: long(200) }], bad: [{ q: long(201) }] },
  'createEventFeature body': catalogEntries,
  'updateEventFeature body': catalogChanges,
  'createCategory body': {
    good: [...catalogEntries.good, { name: 'a', rulingPlanets: planets }],
    bad: [...catalogEntries.bad, ...badPlanets],
  },
  'updateCategory body': { good: catalogChanges.good, bad: [...catalogChanges.bad, ...badPlanets] },
  'login body': {
    good: [{ username: 'MAYA', password: '123456' }],
    bad: [
      { username: 'maya', password: '12345' },
      { username: ' ', password: '123456' },
    ],
  },
  'register body': {
    good: [signUp, { ...signUp, username: 'abc', role: 'organizer' }, { ...signUp, username: long(32) }],
    bad: [
      { ...signUp, username: 'ab' },
      { ...signUp, username: long(33) },
      { ...signUp, username: 'maya roy' },
      { ...signUp, email: 'maya' },
      { ...signUp, password: '12345' },
      { ...signUp, firstName: long(81) },
    ],
  },
  'resendVerification body': { good: [{ email: 'a@b.co' }], bad: [{ email: '' }] },
  'verifyEmail body': {
    good: [{ email: 'a@b.co', code: '000000' }],
    bad: [
      { email: 'a@b.co', code: '00000' },
      { email: 'a@b.co', code: '0000000' },
    ],
  },
  'requestPasswordReset body': { good: [{ email: 'a@b.co' }], bad: [{ email: `${long(250)}@b.co` }] },
  'confirmPasswordReset body': {
    good: [{ email: 'a@b.co', resetCode: '123456', newPassword: long(8) }],
    bad: [
      { email: 'a@b.co', resetCode: '123456', newPassword: long(7) },
      { email: 'a@b.co', resetCode: '123456', newPassword: long(129) },
      { email: 'a@b.co', resetCode: 'abcdef', newPassword: long(8) },
    ],
  },
  'searchPlaces query': { good: [{ q: long(100) }], bad: [{ q: long(101) }, {}] },
  'updateProfile body': {
    good: [birth, { ...birth, timeOfBirth: 'late-night' }, { ...birth, timeOfBirth: 'unknown', birthPlaceId: null }],
    bad: [
      { ...birth, timeOfBirth: '24:00' },
      { ...birth, dateOfBirth: '1990-02-30' },
      { ...birth, cityOfBirth: '' },
    ],
  },
  'updateBirthInfo body': {
    good: [{ ...birth, gender: 'other', relationshipStatus: null }],
    bad: [
      { ...birth, gender: 'boss' },
      { ...birth, relationshipStatus: 'friend' },
    ],
  },
  'updateAddress body': {
    good: [
      { ...address, sameAsPrimary: true },
      { ...address, postalCode: long(16), sameAsPrimary: false },
    ],
    bad: [
      address,
      { ...address, postalCode: long(17), sameAsPrimary: true },
      { ...address, city: '', sameAsPrimary: true },
    ],
  },
  'updateOnboardingPreferences body': {
    good: [likes, { ...likes, maxTravelDistance: 0, maxPriceRange: 0, preferredDays: ['monday'] }],
    bad: [
      { ...likes, maxTravelDistance: 501 },
      { ...likes, maxPriceRange: 2001 },
      { ...likes, priceCurrency: 'EUR' },
      { ...likes, preferredDays: Array.from({ length: 8 }, () => 'monday') },
      { ...likes, preferredEventTypes: [long(81)] },
    ],
  },
  'addDependent body': {
    good: [family],
    bad: [
      { ...family, consent: false },
      { ...family, relationshipType: 'boss' },
      { ...family, lastName: ' ' },
    ],
  },
  'updateDependent body': { good: [{ ...family, gender: 'female' }], bad: [{ ...family, gender: 'unknown' }] },
  'listEvents query': {
    good: [
      {},
      { limit: '1' },
      { limit: `${maxListLimit}`, minPrice: '0', maxPrice: '10000', within: '20000', sort: 'featured' },
    ],
    bad: [
      { limit: '0' },
      { limit: `${maxListLimit + 1}` },
      { maxPrice: '10001' },
      { within: '0' },
      { within: '20001' },
      { minMatch: '11' },
      { sort: 'name' },
      { from: '2027-02-30' },
      { q: long(201) },
    ],
  },
  'listAdminEvents query': {
    good: [{}, { status: 'draft', limit: `${maxListLimit}`, offset: '1000000' }],
    bad: [{ status: 'gone' }, { limit: `${maxListLimit + 1}` }, { offset: '1000001' }, { offset: '-1' }],
  },
  'updateEvent body': {
    good: [{ status: 'published' }, { status: 'cancelled', reason: long(1000) }],
    bad: [{}, { status: 'gone' }, { status: 'draft', title: 'New' }, { status: 'draft', reason: long(1001) }],
  },
  'createBooking body': {
    good: [order, { ...order, attendees: ids(20), discountCode: long(32), totalAmount: '12.50' }],
    bad: [
      { ...order, attendees: [] },
      { ...order, attendees: ids(21) },
      { ...order, agreementAccepted: false },
      { ...order, discountCode: long(33) },
      { ...order, totalAmount: 'free' },
      { ...order, tierType: 'vip' },
      { ...order, attendees: [{ type: 'friend' }] },
    ],
  },
  'createPaymentIntent body': {
    good: [{ amount: 120.01, eventId: 1, bookingData: order }],
    bad: [
      { amount: -1, eventId: 1, bookingData: order },
      { amount: 1, eventId: 0, bookingData: order },
    ],
  },
  'confirmPayment body': {
    good: [{ paymentIntentId: 'pi_1' }, { paymentIntentId: long(200), bookingData: 7 }],
    bad: [{}, { paymentIntentId: '' }, { paymentIntentId: long(201) }],
  },
  'releaseHold body': { good: [{ paymentIntentId: 'pi_1' }], bad: [{ paymentIntentId: '' }] },
  'refundBooking body': {
    good: [{}, { amount: '0.01' }, { amount: 12.5 }],
    bad: [{ amount: 0 }, { amount: '-1' }, { amount: '1.234' }],
  },
  'joinWaitlist body': { good: [{ seats: 1 }, { seats: 20 }], bad: [{ seats: 0 }, { seats: 21 }, { seats: 1.5 }] },
  'listEventBookings query': { good: [{}, { after: '7' }], bad: [{ after: '0' }] },
  'listAttendees query': {
    good: [{}, { q: long(200), ticket: 'valid', limit: '50', offset: '0' }],
    bad: [{ q: long(201) }, { ticket: 'void' }, { limit: 51 }, { offset: -1 }],
  },
  'sendEventMessage body': messages,
  'testEventMessage body': messages,
  'listAuditLog query': {
    good: [{}, { person: 'maya', action: 'event.published', subject: 'event', subjectId: '7', from: '2026-11-01' }],
    bad: [{ person: long(201) }, { from: '2026-02-30' }, { to: 'today' }, { after: long(201) }],
  },
  'listErrorLogs query': {
    good: [{}, { q: 'boom', type: 'TypeError', status: '500', to: '2026-11-30' }],
    bad: [{ q: long(201) }, { status: 99 }, { status: 600 }, { from: '2026-02-30' }],
  },
  'checkIn body': {
    good: [
      { scans: [{ ...scan, ticketId: 1 }] },
      { scans: Array.from({ length: 100 }, () => ({ ...scan, code: 'a' })) },
    ],
    bad: [
      { scans: [] },
      { scans: Array.from({ length: 101 }, () => ({ ...scan, code: 'a' })) },
      { scans: [{ ...scan, scanId: 'x', ticketId: 1 }] },
    ],
  },
  'signMeaning params': {
    good: [{ sign: 'Leo', position: 'sun' }],
    bad: [
      { sign: 'Leo 2', position: 'sun' },
      { sign: '', position: 'sun' },
    ],
  },
  'matchedEvents query': {
    good: [{}, { limit: maxListLimit, offset: 100_000 }],
    bad: [{ limit: maxListLimit + 1 }, { offset: 100_001 }],
  },
  'otherEvents query': { good: [{ q: long(200) }], bad: [{ q: long(201) }] },
  'listOrganizerEvents query': {
    good: [{}, { ...managedPage, active: 'true', sort: 'upcoming' }],
    bad: [{ status: 'gone' }, { active: 'maybe' }, { sort: 'price' }, { offset: '-1' }],
  },
  'locateEvent query': { good: [{ q: long(200) }], bad: [{ q: long(201) }, {}] },
  'previewEventSky query': {
    good: [start, { ...start, placeId: '1', categoryId: '2', eventId: '3', title: long(160) }],
    bad: [
      { ...start, date: '2027-02-30' },
      { ...start, time: '24:00' },
      { ...start, title: long(161) },
    ],
  },
  'repeatEvent body': {
    good: [{ dates: [] }, { dates: Array.from({ length: 1000 }, () => '2027-07-02'), status: 'published' }],
    bad: [
      {},
      { dates: Array.from({ length: 1001 }, () => '2027-07-02') },
      { dates: [], status: 'cancelled' },
      { dates: [], capacity: 12 },
    ],
  },
  'adminReport query': report,
  'organizerReport query': report,
  'eventAnalytics query': analytics,
  'organizerEventAnalytics query': analytics,
  'endSessions query': { good: [{}, { except: 'current' }], bad: [{ except: 'other' }] },
  'exportPersonalData body': {
    good: [{ password: 'x' }, { password: long(128) }],
    bad: [{}, { password: '' }, { password: long(129) }],
  },
  'requestDeletion body': {
    good: [{ password: 'x', confirmation: ` ${deletionPhrase.toUpperCase()} `, giveUpBookings: true }],
    bad: [{ password: 'x' }, { password: 'x', confirmation: 'yes' }, { password: '', confirmation: deletionPhrase }],
  },
  'listAdminReviews query': reviewPage,
  'listOrganizerReviews query': reviewPage,
  'changeReview body': review,
  'editReview body': review,
  'respondToReview body': response,
  'respondAsOrganizer body': response,
  'giveFeedback body': {
    good: [
      { eventId: 1, rating: 1, ...answers },
      { eventId: 1, rating: 10, ...answers },
    ],
    bad: [
      { eventId: 1, rating: 0, ...answers },
      { eventId: 1, rating: 11, ...answers },
      { eventId: 1, rating: 5, ...answers, question1Answer: ' ' },
      { eventId: 1, rating: 5, ...answers, question2Answer: long(4001) },
    ],
  },
  'writeReview body': {
    good: [
      { rating: 1, comment: 'a' },
      { rating: 5, comment: long(4000) },
    ],
    bad: [
      { rating: 0, comment: 'a' },
      { rating: 6, comment: 'a' },
      { rating: 3, comment: '' },
    ],
  },
  'changeReview body': { good: [{ rating: 5, comment: 'a' }], bad: [{ rating: 5 }, { rating: 0, comment: 'a' }] },
  'editReview body': { good: [{ rating: 1, comment: 'a' }], bad: [{ rating: 6, comment: 'a' }, { comment: 'a' }] },
  'listAdminReviews query': reviewList,
  'listOrganizerReviews query': reviewList,
  'respondToReview body': response,
  'respondAsOrganizer body': response,
  'updateAccount body': {
    good: [
      { firstName: long(80), lastName: 'Roy' },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(120), bio: long(2000) },
      { firstName: 'Maya', lastName: 'Roy', displayName: '', bio: '' },
    ],
    bad: [
      { firstName: ' ', lastName: 'Roy' },
      { firstName: 'Maya', lastName: long(81) },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(121) },
      { firstName: 'Maya', lastName: 'Roy', bio: long(2001) },
    ],
  },
  'changePassword body': newPassword,
  'changeAdminPassword body': newPassword,
  'requestEmailChange body': {
    good: [{ currentEmail: 'a@b.co', newEmail: 'C@D.co' }],
    bad: [{ currentEmail: 'a@b.co', newEmail: 'c' }, { newEmail: 'c@d.co' }],
  },
  'verifyEmailChange body': {
    good: [{ verificationCode: ' 000000 ', step: 'verify-new' }],
    bad: [
      { verificationCode: '00000', step: 'verify-new' },
      { verificationCode: '0000000', step: 'verify-new' },
      { verificationCode: '000000', step: 'initial' },
    ],
  },
  'sendTestTicket body': {
    good: [
      { eventId: 7, customerEmail: 'a@b.co', customerName: 'A' },
      { eventId: '2147483647', customerEmail: 'a@b.co', customerName: long(160) },
    ],
    bad: [
      { eventId: '0', customerEmail: 'a@b.co', customerName: 'A' },
      { eventId: 2_147_483_648, customerEmail: 'a@b.co', customerName: 'A' },
      { eventId: 7, customerEmail: 'a', customerName: 'A' },
      { eventId: 7, customerEmail: 'a@b.co', customerName: long(161) },
    ],
  },
};

const parts = Object.values<Route>(routes).flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [{ name: `${route.name} ${part satisfies Part}`, schema }] : [];
  }),
);

test.each(parts)('$name takes what it should and refuses what is beyond its limits', ({ name, schema }) => {
  const { good, bad } = examples[name] ?? unnamed(name);
  for (const value of good) expect(schema.safeParse(value).error, JSON.stringify(value)?.slice(0, 200)).toBeUndefined();
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)?.slice(0, 200)).toBe(false);
  expect(good.length * bad.length).toBeGreaterThan(0);
});

test('signing in and signing up compare names and emails in lower case', () => {
  expect(routes.login.body.parse({ username: ' MAYA ', password: '123456' })).toMatchObject({ username: 'maya' });
  expect(routes.register.body.parse(signUp)).toMatchObject({ username: 'maya', email: 'maya@example.com' });
});

function unnamed(name: string): Examples {
  // Ids in a path are all alike; everything else gets examples of its own.
  if (name.endsWith(' params')) return withId;
  throw new Error(`${name} has no examples`);
}
