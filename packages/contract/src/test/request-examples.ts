import { conversationTextMaxLength, reportReasonMaxLength } from '@ascendant/domain/conversation/conversation';
import { keptFormMaxLength, keptFormsAtMost } from '@ascendant/domain/event/form/kept-form';
import { maxListLimit, maxApprovedAtOnce } from '@ascendant/domain/list-limits';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { deletionPhrase } from '@ascendant/domain/person/account-deletion';

/** A part of a request that a schema takes, and some that it refuses. */
export interface Examples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const long = (length: number) => 'x'.repeat(length);

/** A request with one field wrong at a time, for each of the values that the field doesn't take. */
const wrong = (request: object, values: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(values).flatMap(([field, refused]) => refused.map((value) => ({ ...request, [field]: value })));

const newPassword: Examples = {
  good: [{ currentPassword: 'a', newPassword: long(8) }],
  bad: [
    { currentPassword: '', newPassword: long(8) },
    { currentPassword: 'a', newPassword: long(7) },
    { currentPassword: 'a', newPassword: long(129) },
  ],
};
const password: Examples = {
  good: [{ password: 'x' }, { password: long(128) }],
  bad: [{}, { password: '' }, { password: long(129) }],
};
const answer = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const created = { ...answer, response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] } };
const boatNeed = { group: 1, by: 'date', amount: 1, per: 1, extra: '', choice: '', before: 30, after: 45 };
const oneBoat = { id: null, name: 'Tern', quantity: 1, carries: 8, memberId: null, isRetired: false };
const wetsuitExtra = {
  name: 'Wetsuit',
  note: '5 mm',
  price: '15.00',
  per: 'person',
  choices: 'S: 4, M: 8',
  limit: '',
  isRefundable: true,
};
const seniorType = { name: 'Senior', kind: 'percent', value: '85', minAge: 65, maxAge: null, proof: '' };
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'dependent', id: index + 1 }));
const birth = { dateOfBirth: '1990-06-21', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth: '06:45' };
const companion = {
  dateOfBirth: '1990-06-21',
  firstName: 'Théo',
  lastName: 'Roy',
  relationshipType: 'friend',
  consent: true,
};
const family = { ...birth, firstName: 'Théo', lastName: 'Roy', relationshipType: 'child', consent: true };
const address = { address: '1 Rue', city: 'Québec', state: 'Quebec', postalCode: 'G1R', country: 'Canada' };
const schedule = {
  rule: 'FREQ=DAILY',
  times: ['09:00'],
  until: null,
  added: [],
  excluded: [],
  cutOffHours: 0,
  windowWeeks: 52,
};
const datesCancellation = { dates: [1, 2], endSchedule: false, seen: { totalBookings: 2, refundable: '84.50' } };
const datesEdit = { scope: 'all', edit: { title: 'Dawn walk' }, seen: { dates: 37, booked: 4, people: 52 } };
const saturdays = { weekdays: ['SA'], from: null, until: null, kind: 'percent_more', value: '20' };
const schedules = {
  good: [schedule, { ...schedule, prices: [saturdays] }],
  bad: [
    { ...schedule, rule: long(201) },
    { ...schedule, extra: 1 },
    { ...schedule, prices: [{ ...saturdays, weekdays: ['SAT'] }] },
    { ...schedule, prices: [{ ...saturdays, kind: 'free' }] },
    {},
  ],
};
const party = { with: '5,8' };
const noParty = [{ with: 'everyone' }, { with: '5,' }, { with: '1,2,3,4,5,6,7,8,9,10,11' }];
const likes = {
  maxTravelDistance: 500,
  maxPriceRange: 2000,
  priceCurrency: 'CAD',
  preferredEventTypes: [],
  preferredDays: [],
  preferredTimes: {},
};
export const signUp = {
  username: 'maya',
  email: 'Maya@Example.com',
  password: 'secret',
  firstName: 'Maya',
  lastName: 'Roy',
};
const order = { eventId: 1, attendees: [{ type: 'user' }], agreementAccepted: true };
const rated = (rating: number, comment = 'a') => ({ rating, comment });
const review: Examples = {
  good: [rated(1), rated(5, long(commentMaxLength))],
  bad: [rated(0), rated(6), rated(5, ' '), rated(5, long(commentMaxLength + 1))],
};
const answers = { question1Answer: 'a', question2Answer: 'b', question3Answer: long(4000) };
const text = (max: number, name: string): Examples => ({
  good: [{ [name]: 'a\nb' }, { [name]: long(max) }],
  bad: [{}, { [name]: ' ' }, { [name]: long(max + 1) }, { [name]: 'a', sender: 'host' }],
});
const page: Examples = { good: [{}, { before: '1' }], bad: [{ before: '0' }, { before: 'x' }, { before: '-1' }] };
const signed = {
  signatureId: '0b1c5f5e-3b5e-4c39-9b59-1d6d6c9f6f11',
  version: 1,
  signedName: 'Maya Lindqvist',
  agreed: true,
};
const question = {
  scope: 'person',
  kind: 'text',
  text: 'Boot size?',
  options: [],
  isRequired: false,
  fromAge: null,
  isSensitive: false,
};
const proof = `41.${long(43)}`;
const bookingAnswer = { questionId: 1, position: null, value: 'x' };
const attachment: Examples = {
  good: [
    { id: '1', kind: 'communication' },
    { id: '2147483647', kind: 'signature' },
    { id: '1', kind: 'service' },
  ],
  bad: [{ id: '0', kind: 'service' }, { id: '1', kind: 'summary' }, { id: '1', kind: '../service' }, { id: '1' }],
};
const eventIds = (length: number) => Array.from({ length }, (_, index) => index + 1);
const view = { list: 'events', name: 'Drafts', query: 'status=draft&sort=title' };
const start = { date: '2027-07-02', time: '04:45' };
const managedPage = { q: long(200), status: 'draft', limit: `${maxListLimit}`, offset: '1000000' };
const report: Examples = { good: [{}, { weeks: '12' }, { weeks: '52' }], bad: [{ weeks: '13' }, { weeks: 'all' }] };
const analytics: Examples = {
  good: [{}, { ...managedPage, sort: 'revenue' }, { by: 'series', series: '7' }],
  bad: [
    { by: 'event' },
    { series: '0' },
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
const response: Examples = {
  good: [{ response: 'Thank you' }, { response: long(commentMaxLength) }],
  bad: [{}, { response: ' ' }, { response: long(commentMaxLength + 1) }],
};
const scan = { scanId: '0b2f4c52-6d1e-4c5f-9a8b-1d2e3f405162', scannedAt: '2027-07-02T10:45:00.000Z' };
const keptForm = { form: 'event new', value: { title: 'Ridge walk' }, keptAt: '2026-11-22T10:00:00.000Z' };
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
const badDiscounts = wrong(discount, {
  code: ['', long(33), 'A B'],
  discountValue: [100.01, -0.01],
  usageLimit: [0, 1_000_000],
  validUntil: ['2027-02-30'],
});
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
  good: [
    {},
    { q: long(200), status: 'disabled', verified: 'no', userType: 'admin', sort: 'name', limit: `${maxListLimit}` },
  ],
  bad: [{ q: long(201) }, { status: 'gone' }, { sort: 'password' }, { limit: `${maxListLimit + 1}` }, { offset: '-1' }],
};
const contact = { name: 'Maya', email: 'a@b.co', topic: 'Tickets', bookingReference: '', message: long(10) };

/** What each part of a request takes, and what it refuses, for the calls whose limits a made example doesn't show. */
export const requestExamples: Readonly<Record<string, Examples>> = {
  // Their own account: signing in, passwords, second factors, data.
  'login body': {
    good: [
      { username: 'MAYA', password: '123456' },
      { username: 'maya', password: '123456', factor: { code: '123456' } },
      { username: 'maya', password: '123456', factor: { recoveryCode: 'k7mp-2xqe-94td-w0hz' } },
    ],
    bad: [
      { username: 'maya', password: '123456', factor: { code: '1' } },
      { username: 'maya', password: '123456', factor: { recoveryCode: ' ' } },
      { username: 'maya', password: '12345' },
      { username: ' ', password: '123456' },
    ],
  },
  'exportPersonalData body': password,
  'requestDeletion body': {
    good: [{ password: 'x', confirmation: ` ${deletionPhrase.toUpperCase()} `, giveUpBookings: true }],
    bad: [{ password: 'x' }, { password: 'x', confirmation: 'yes' }, { password: '', confirmation: deletionPhrase }],
  },
  'updateAccount body': {
    good: [
      { firstName: long(80), lastName: 'Roy' },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(120), bio: long(2000) },
      { firstName: 'Maya', lastName: 'Roy', displayName: '', bio: '' },
      { firstName: 'Maya', lastName: 'Roy', showsFace: true, leadsSince: '1950', languages: ['en', 'fr', 'en'] },
    ],
    bad: [
      { firstName: ' ', lastName: 'Roy' },
      { firstName: 'Maya', lastName: long(81) },
      { firstName: 'Maya', lastName: 'Roy', displayName: long(121) },
      { firstName: 'Maya', lastName: 'Roy', bio: long(2001) },
      { firstName: 'Maya', lastName: 'Roy', leadsSince: '1949' },
      { firstName: 'Maya', lastName: 'Roy', languages: ['xx'] },
    ],
  },
  'changePassword body': newPassword,
  'confirmIdentity body': {
    good: [...password.good, { code: '123456' }, { recoveryCode: 'k7mp-2xqe-94td-w0hz' }],
    bad: [...password.bad, { code: '12345' }, { recoveryCode: ' ' }],
  },
  'confirmApp body': {
    good: [{ code: '123456' }, { code: ' 012345 ' }],
    bad: [{}, { code: '12345' }, { code: '12345a' }],
  },
  'addPasskey body': {
    good: [{ name: 'My phone', response: created }],
    bad: [
      { name: ' ', response: created },
      { name: long(61), response: created },
      { name: 'My phone', response: answer },
      { name: 'My phone', response: { ...created, type: 'password' } },
    ],
  },
  'renamePasskey body': {
    good: [{ name: 'My phone' }, { name: ' Work laptop ' }],
    bad: [{}, { name: ' ' }, { name: long(61) }],
  },
  'loginWithPasskey body': {
    good: [{ passkey: answer }],
    bad: [{}, { passkey: created }, { passkey: { ...answer, id: 'a b' } }],
  },
  // What anyone sends.
  'register body': {
    good: [signUp, { ...signUp, username: 'abc', role: 'organizer' }, { ...signUp, username: long(32) }],
    bad: wrong(signUp, {
      username: ['ab', long(33), 'maya roy'],
      email: ['maya'],
      password: ['12345'],
      firstName: [long(81)],
    }),
  },
  'resendVerification body': { good: [{ email: 'a@b.co' }], bad: [{ email: '' }] },
  'verifyEmail body': {
    good: [{ email: 'a@b.co', code: '000000' }],
    bad: [
      { email: 'a@b.co', code: '00000' },
      { email: 'a@b.co', code: '0000000' },
    ],
  },
  'continueAsGuest body': {
    good: [{ firstName: 'Maya', lastName: 'Lindqvist', email: 'a@b.co' }],
    bad: [
      { firstName: '', lastName: 'Lindqvist', email: 'a@b.co' },
      { firstName: 'Maya', email: 'a@b.co' },
      { firstName: 'Maya', lastName: long(81), email: 'a@b.co' },
      { firstName: 'Maya', lastName: 'Lindqvist', email: 'a@' },
    ],
  },
  'keepAccount body': {
    good: [{ code: '123456', newPassword: long(8) }],
    bad: [{ code: '123456', newPassword: long(7) }, { code: '12345', newPassword: long(8) }, { newPassword: long(8) }],
  },
  'requestSignInCode body': { good: [{ email: 'Maya@Example.com ' }], bad: [{ email: 'maya' }, {}] },
  'loginWithCode body': {
    good: [
      { email: 'maya@example.com', code: '012345' },
      { email: 'maya@example.com', code: '012345', factor: { code: '123456' } },
    ],
    bad: [
      { email: 'maya@example.com' },
      { email: 'maya@example.com', code: '12345' },
      { email: 'maya@example.com', code: '1234567' },
      { email: 'maya@example.com', code: '12345a' },
      { email: 'maya@example.com', code: '012345', factor: { code: '1' } },
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
  'clockChange query': {
    good: [
      { placeId: '6324729', date: '1999-10-31', time: '01:30', occurrence: 'second' },
      { city: long(80), country: long(80), date: '1999-10-31', time: '01:30' },
    ],
    bad: [
      { placeId: '0', date: '1999-10-31', time: '01:30' },
      { city: long(81), date: '1999-10-31', time: '01:30' },
      { date: '1999-10-32', time: '01:30' },
      { date: '1999-10-31', time: '25:30' },
      { date: '1999-10-31', time: '01:30', occurrence: 'third' },
    ],
  },
  'updateProfile body': {
    good: [birth, { ...birth, timeOfBirth: 'late-night' }, { ...birth, timeOfBirth: 'unknown', birthPlaceId: null }],
    bad: wrong(birth, { timeOfBirth: ['24:00'], dateOfBirth: ['1990-02-30'], cityOfBirth: [''] }),
  },
  'updateDateOfBirth body': {
    good: [{ dateOfBirth: '1990-02-28' }],
    bad: [{}, { dateOfBirth: '1990-02-30' }, { dateOfBirth: '28/02/1990' }],
  },
  'updateBirthInfo body': {
    good: [{ ...birth, gender: 'other', relationshipStatus: null }],
    bad: wrong(birth, { gender: ['boss'], relationshipStatus: ['friend'] }),
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
  'updateStars body': { good: [{ starsOff: true }, { starsOff: false }], bad: [{}, { starsOff: 'yes' }] },
  'updateOnboardingPreferences body': {
    good: [
      likes,
      { ...likes, maxTravelDistance: 0, maxPriceRange: 0, preferredDays: ['monday'] },
      { ...likes, preferredDays: ['Monday'], preferredTimes: { monday: ['late-night', 'Early Morning'] } },
    ],
    bad: wrong(likes, {
      maxTravelDistance: [501],
      maxPriceRange: [2001],
      priceCurrency: ['EUR'],
      preferredDays: [Array.from({ length: 8 }, () => 'monday'), ['funday']],
      preferredEventTypes: [['Nonsense']],
      preferredTimes: [{ funday: ['morning'] }, { monday: ['brunch'] }],
    }),
  },
  'addDependent body': {
    good: [family, companion, { ...family, consent: undefined }],
    bad: [
      ...wrong(companion, { cityOfBirth: ['Halifax'], timeOfBirth: ['06:45'], dateOfBirth: [''] }),
      ...wrong(family, { consent: [false], relationshipType: ['boss'], lastName: [' '] }),
    ],
  },
  'updateDependent body': { good: [{ ...family, gender: 'female' }], bad: [{ ...family, gender: 'unknown' }] },
  'createBooking body': {
    good: [order, { ...order, attendees: people(20), discountCode: long(32), totalAmount: '12.50' }],
    bad: wrong(order, {
      attendees: [[], people(21), [{ type: 'friend' }]],
      agreementAccepted: [false],
      discountCode: [long(33)],
      totalAmount: ['free'],
      tierType: ['vip'],
    }),
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
  'joinWaitlist body': { good: [{ seats: 1 }, { seats: 20 }], bad: [{ seats: 0 }, { seats: 21 }, { seats: 1.5 }] },
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
  'otherEvents query': { good: [{ q: long(200) }, party], bad: [{ q: long(201) }, ...noParty] },
  'scoreOfBirth body': { good: [{ dateOfBirth: '1990-05-04' }], bad: [{ dateOfBirth: '1990-02-30' }, {}] },
  'eventMatch query': { good: [{}, party], bad: noParty },
  'eventDates query': {
    good: [{}, party, { from: '2027-06-01', to: '2028-05-31' }],
    bad: [{ from: '2027-06-31' }, { to: 'tomorrow' }, ...noParty],
  },
  'previewDatesEdit body': { good: [{ title: 'Dawn walk' }, {}], bad: [{ status: 'published' }, { capacity: '9' }] },
  'editDates body': {
    good: [datesEdit, { ...datesEdit, scope: 'this' }],
    bad: wrong(datesEdit, {
      scope: ['some'],
      seen: [{ dates: -1, booked: 0, people: 0 }],
      edit: [{ status: 'cancelled' }],
    }),
  },
  'cancelDates body': {
    good: [datesCancellation, { ...datesCancellation, reason: 'Storm' }],
    bad: wrong(datesCancellation, {
      dates: [[], [0], Array.from({ length: 1501 }, (_, index) => index + 1)],
      seen: [{ totalBookings: 2 }],
      reason: [long(2001)],
    }),
  },
  'setSchedule body': schedules,
  'previewSchedule body': schedules,
  'nearbyEvents query': { good: [{}, party], bad: noParty },
  'endSessions query': { good: [{}, { except: 'current' }], bad: [{ except: 'other' }] },
  'changeReview body': review,
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
  'writeReview body': review,
  // Lists, searches and maps of events.
  'readSearch query': {
    good: [{ q: 'kids near banff', today: '2026-11-26' }],
    bad: [{ q: 'kids' }, { q: 'kids', today: '2026-02-30' }, { today: '2026-11-26' }],
  },
  'suggestSearch query': { good: [{ q: 'ca' }], bad: [{}, { q: long(201) }] },
  'listEvents query': {
    good: [
      {},
      { limit: '1' },
      { category: 'Outdoor & Nature' },
      { ids: '5,8' },
      { host: '5' },
      { category: Array.from({ length: 30 }, (_, i) => `Category ${i}`) },
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
      { category: Array.from({ length: 31 }, (_, i) => `Category ${i}`) },
      { category: ['Outdoor & Nature', 'a\nb'] },
      { ids: '' },
      { host: '0' },
      { host: 'x' },
      { ids: '5,x' },
      { ids: '3000000000' },
    ],
  },
  'followHost body': { good: [{ isFollowed: true }, { isFollowed: false }], bad: [{}, { isFollowed: 'yes' }] },
  'changeSavedEvents body': {
    good: [{}, { save: [1, 2] }, { remove: Array.from({ length: 200 }, (_, i) => i + 1) }],
    bad: [{ save: Array.from({ length: 201 }, (_, i) => i + 1) }, { save: [0] }, { remove: ['x'] }, { save: 5 }],
  },
  'countFilters query': {
    good: [
      {},
      { q: 'dawn', category: ['Outdoor & Nature', 'Food & Drink'], maxPrice: '0', near: 'Banff', within: '250' },
    ],
    bad: [{ maxPrice: '10001' }, { from: '2027-02-30' }, { within: '0' }],
  },
  'relaxFilters query': {
    good: [{}, { q: 'dawn', category: 'Food & Drink', from: '2027-02-01', minMatch: '8', with: '5' }],
    bad: [{ maxPrice: '10001' }, { to: '2027-02-30' }, { minMatch: '11' }],
  },
  'mapTowns query': {
    good: [{ area: '-180,-90,180,90' }, { area: '170,-10,-170,10' }],
    bad: [{}, { area: '' }, { area: '170,-10,170,10' }, { area: '1,2,3' }, { area: 'a,b,c,d' }],
  },
  'mapEvents query': {
    good: [{}, { q: 'dawn', near: 'Banff', minMatch: '8', with: '5', sort: 'match', area: '-180,-90,180,90' }],
    bad: [
      { area: '' },
      { area: '1,2,3' },
      { area: '170,-10,170,10' },
      { area: '0,0,10,91' },
      { area: `0,0,10,${'9'.repeat(80)}` },
      { within: '0' },
    ],
  },
  // What travellers do with a booking they've made.
  'cancelBooking body': {
    good: [{ refund: '0.00' }, { refund: 60.5 }],
    bad: [{}, { refund: 'half' }, { refund: '1.005' }],
  },
  'getPeopleCancellation query': {
    good: [{ positions: '1' }, { positions: '1,2,19' }],
    bad: [{}, { positions: '' }, { positions: '20' }, { positions: '1,' }, { positions: '-1' }],
  },
  'getMove query': {
    good: [{}, { eventId: '7' }],
    bad: [{ eventId: 'x' }, { eventId: '0' }],
  },
  'moveBooking body': {
    good: [{ fromEventId: 7, eventId: 8, refund: '20.00' }],
    bad: [{}, { fromEventId: 7, eventId: 8 }, { fromEventId: 7, eventId: 'x', refund: '0.00' }],
  },
  'payForMove body': {
    good: [{ fromEventId: 7, eventId: 8, charge: '20.00' }],
    bad: [{}, { fromEventId: 7, eventId: 8 }, { fromEventId: 7, eventId: 8, charge: 'more' }],
  },
  'quotePeople body': {
    good: [{ attendees: [{ type: 'dependent', id: 3 }] }, { attendees: [{ type: 'user', guest: 'unnamed' }] }],
    bad: [{}, { attendees: [] }, { attendees: [{ type: 'cat' }] }],
  },
  'addPeople body': {
    good: [{ attendees: [{ type: 'user', guest: 'unnamed' }], charge: '0.00' }],
    bad: [{}, { attendees: [], charge: '0.00' }, { attendees: [{ type: 'user' }] }],
  },
  'payForPeople body': {
    good: [{ attendees: [{ type: 'user', guest: 'unnamed', priceType: 'Student' }], charge: '20.00' }],
    bad: [
      {},
      { attendees: [{ type: 'user' }], charge: 'more' },
      { attendees: Array.from({ length: 21 }, () => ({ type: 'user' })), charge: '1.00' },
    ],
  },
  'cancelPeople body': {
    good: [
      { positions: [1], refund: '0.00' },
      { positions: [1, 19], refund: 60.5 },
    ],
    bad: [
      {},
      { positions: [], refund: '0.00' },
      { positions: [20], refund: '0.00' },
      { positions: [1], refund: 'half' },
    ],
  },
  'quoteGivingBack body': {
    good: [
      { extras: [{ position: 0, name: 'Wetsuit', choice: 'M' }] },
      { extras: [{ position: 19, name: 'Lunch', quantity: 2 }] },
    ],
    bad: [{}, { extras: [] }, { extras: [{ name: 'Lunch' }] }, { extras: [{ position: 20, name: 'Lunch' }] }],
  },
  'giveBackExtras body': {
    good: [{ extras: [{ position: 0, name: 'Lunch' }], refund: '0.00' }],
    bad: [{}, { extras: [], refund: '0.00' }, { extras: [{ position: 0, name: 'Lunch' }], refund: 'half' }],
  },
  'shareEmail body': {
    good: [{ shared: true }, { shared: false }],
    bad: [{}, { shared: 'yes' }, { shared: true, to: 1 }],
  },
  'renameAttendee body': {
    good: [{ name: 'Théo Roy' }, { name: long(161) }],
    bad: [{}, { name: ' ' }, { name: long(162) }, { name: 'a\nb' }],
  },
  'nameGuests body': {
    good: [
      { guests: [{ position: 1, firstName: 'Piotr', lastName: 'Nowak' }] },
      {
        guests: [
          { position: 1, firstName: long(80), lastName: 'Nowak' },
          { position: 19, firstName: 'Zoé', lastName: 'Roy' },
        ],
      },
    ],
    bad: [
      {},
      { guests: [] },
      { guests: [{ position: 1, firstName: 'Piotr' }] },
      { guests: [{ position: 1, firstName: ' ', lastName: 'Nowak' }] },
      { guests: [{ position: 20, firstName: 'Piotr', lastName: 'Nowak' }] },
      { guests: [{ position: 1, firstName: long(81), lastName: 'Nowak' }] },
      { guests: [{ position: 1, firstName: 'Piotr', lastName: 'Nowak', age: 30 }] },
      {
        guests: [
          { position: 1, firstName: 'Piotr', lastName: 'Nowak' },
          { position: 1, firstName: 'Zoé', lastName: 'Roy' },
        ],
      },
    ],
  },
  'renameAttendee params': {
    good: [{ id: '1', position: '0' }],
    bad: [
      { id: '1', position: '20' },
      { id: '1', position: '-1' },
      { id: 'x', position: '0' },
    ],
  },
  // Conversations of travellers and hosts.
  'listConversations query': page,
  'getConversation query': page,
  'startConversation body': text(conversationTextMaxLength, 'text'),
  'sendInConversation body': text(conversationTextMaxLength, 'text'),
  'reportConversation body': text(reportReasonMaxLength, 'reason'),
  'readConversation body': { good: [{ upTo: 1 }], bad: [{}, { upTo: 0 }, { upTo: '1' }, { upTo: 1.5 }] },
  'blockConversation body': { good: [{ isBlocked: true }], bad: [{}, { isBlocked: 'yes' }, { isBlocked: null }] },
  // What organizers do with an event beside its form.
  'messageAttendee body': {
    good: [{ subject: 'Boots', text: 'Which size?' }],
    bad: [{}, { subject: ' ', text: 'x' }, { subject: 'x', text: ' ' }, { subject: long(151), text: 'x' }],
  },
  'messageAttendee params': {
    good: [{ id: '1', ticketId: '2' }],
    bad: [{ id: '1', ticketId: '0' }],
  },
  'resendV1Delivery params': {
    good: [{ id: 'wh_1', delivery: 'dl_2147483647' }],
    bad: [{ id: 'wh_1', delivery: '2' }, { id: 'dl_1', delivery: 'dl_1' }, { id: 'wh_1' }],
  },
  'addV1CheckIn body': {
    good: [
      { event: 'ev_12', code: 'ABCD2345' },
      { event: 'ev_12', code: long(200), early: true },
    ],
    bad: [
      { code: 'ABCD2345' },
      { event: '12', code: 'A' },
      { event: 'ev_12', code: long(201) },
      { event: 'ev_12', code: 'A', scanId: '1' },
    ],
  },
  'undoV1CheckIn body': {
    good: [{ event: 'ev_12', code: 'ABCD2345' }],
    bad: [{ event: 'ev_12' }, { event: 'bk_12', code: 'A' }],
  },
  'bookManually body': {
    good: [
      { guests: [{ name: 'Ada Roy', isChild: false }], paidBy: 'cash' },
      {
        guests: Array.from({ length: 20 }, () => ({ name: 'Ada', isChild: true })),
        email: 'ada@mail.example',
        paidBy: 'free',
      },
      {
        guests: [{ name: 'Ada', isChild: false }],
        paidBy: 'card',
        phone: '403 762 1550',
        taken: '0.01',
        note: long(500),
      },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'transfer', phone: '', taken: 80, note: '' },
    ],
    bad: [
      {},
      { guests: [], paidBy: 'cash' },
      { guests: [{ name: ' ', isChild: false }], paidBy: 'cash' },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'barter' },
      ...['-1', '1.234', 'all', '1e3', 0.001].map((taken) => ({
        guests: [{ name: 'Ada', isChild: false }],
        paidBy: 'cash',
        taken,
      })),
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'cash', phone: long(41) },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'cash', note: long(501) },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'cash', email: 'ada' },
      { guests: [{ name: 'Ada', isChild: false, age: 7 }], paidBy: 'cash' },
    ],
  },
  'changeManualBooking body': {
    good: [
      {},
      { names: [{ position: 0, name: 'Ada Roy' }], email: '', phone: '', paidBy: 'card', taken: null, note: '' },
      { email: 'ada@mail.example', taken: '80.00' },
    ],
    bad: [
      { names: [{ position: 20, name: 'Ada' }] },
      { names: [{ position: 0, name: ' ' }] },
      { names: [{ position: 0, name: 'Ada', isChild: true }] },
      { email: 'ada' },
      { paidBy: 'barter' },
      { taken: '-1' },
      { note: long(501) },
      { guests: [] },
    ],
  },
  'moveManualBooking body': {
    good: [{ fromEventId: 1, eventId: 2 }],
    bad: [{}, { fromEventId: 1 }, { fromEventId: 0, eventId: 2 }],
  },
  'blockSeats body': {
    good: [
      { label: 'Hotel desk', seats: 1 },
      { label: long(80), seats: 12, releaseAt: '2027-07-01T12:00:00.000Z' },
    ],
    bad: [
      {},
      { label: ' ', seats: 1 },
      { label: 'x', seats: 0 },
      { label: long(81), seats: 1 },
      { label: 'x', seats: 1, releaseAt: 'soon' },
    ],
  },
  'releaseSeats params': { good: [{ id: '1', blockId: '2' }], bad: [{ id: '1', blockId: 'x' }] },
  'setRunsFrom body': {
    good: [
      { runsFrom: 6, decideDaysBefore: 7, dates: 'all' },
      { runsFrom: null, decideDaysBefore: null, dates: 'this' },
    ],
    bad: [
      {},
      { runsFrom: '6', decideDaysBefore: 7, dates: 'this' },
      { runsFrom: 6, decideDaysBefore: 7, dates: 'later' },
    ],
  },
  'moveDate body': {
    good: [
      {
        from: { startDate: '2027-07-02', startTime: '09:00' },
        startDate: '2027-07-03',
        startTime: '09:00',
      },
    ],
    bad: [
      {},
      { startDate: '2027-07-03', startTime: '09:00' },
      { from: { startDate: '2027-07-02', startTime: '09:00' }, startDate: '2027-02-30', startTime: '09:00' },
      { from: { startDate: '2027-07-02', startTime: '09:00' }, startDate: '2027-07-03', startTime: '25:00' },
    ],
  },
  'setGroupPrices body': {
    good: [{ groupPrices: [] }, { groupPrices: [{ people: 10, percent: 15 }] }],
    bad: [{}, { groupPrices: [{ people: 10 }] }, { groupPrices: [{ people: '10', percent: 15 }] }],
  },
  'setPriceTypes body': {
    good: [
      { priceTypes: [] },
      { priceTypes: [seniorType, { ...seniorType, minAge: null, maxAge: 3, seats: 0, perAdult: 2 }] },
      { priceTypes: [{ ...seniorType, covers: 8, seats: null }] },
    ],
    bad: [
      {},
      { priceTypes: [{ ...seniorType, kind: 'share' }] },
      { priceTypes: [{ ...seniorType, minAge: '65' }] },
      { priceTypes: [{ ...seniorType, covers: null }] },
      { priceTypes: [{ ...seniorType, seats: '1' }] },
      { priceTypes: [{ ...seniorType, name: long(1001) }] },
    ],
  },
  'setExtras body': {
    good: [{ extras: [] }, { extras: [wetsuitExtra, { ...wetsuitExtra, per: 'booking', choices: '', limit: '20' }] }],
    bad: [
      {},
      { extras: [{ ...wetsuitExtra, per: 'group' }] },
      { extras: [{ ...wetsuitExtra, price: 15 }] },
      { extras: [{ ...wetsuitExtra, name: long(1001) }] },
    ],
  },
  'setNeeds body': {
    good: [{ needs: [] }, { needs: [boatNeed, { ...boatNeed, group: 2, by: 'extra', extra: 'Wetsuit', choice: 'M' }] }],
    bad: [
      {},
      { needs: [{ ...boatNeed, by: 'weight' }] },
      { needs: [{ ...boatNeed, amount: 0 }] },
      { needs: [{ ...boatNeed, before: 1441 }] },
    ],
  },
  'saveResources body': {
    good: [{ groups: [] }, { groups: [{ id: null, name: 'Boats', resources: [oneBoat] }] }],
    bad: [
      {},
      { groups: [{ id: null, name: '', resources: [] }] },
      { groups: [{ id: null, name: 'Boats', resources: [{ ...oneBoat, quantity: 0 }] }] },
    ],
  },
  'setDateChanges body': { good: [{ finalSale: true }, { finalSale: false }], bad: [{}, { finalSale: 'yes' }] },
  'writeWaiver body': {
    good: [
      { title: 'Risks', text: 'I know them.', basedOn: 0, asksAgain: false },
      { title: long(120), text: long(20_000), basedOn: 7, asksAgain: true },
    ],
    bad: [
      {},
      { title: ' ', text: 'x', basedOn: 0, asksAgain: false },
      { title: 'x', text: ' ', basedOn: 0, asksAgain: false },
      { title: 'x', text: long(20_001), basedOn: 0, asksAgain: false },
      { title: 'x', text: 'x', basedOn: -1, asksAgain: false },
    ],
  },
  'addWidgetVisit body': {
    good: [
      { token: long(43) },
      { token: long(43), channel: long(32), origin: 'https://larch.example' },
      { token: long(43), channel: '2027_spring-x', origin: 'http://127.0.0.1:8080' },
    ],
    bad: [
      {},
      ...wrong(
        { token: long(43), channel: 'spring', origin: 'https://larch.example' },
        {
          token: [long(42), long(44), `${long(42)}/`],
          channel: ['', long(33), 'Spring', '-x', 'a b'],
          origin: ['null', 'https://larch.example/trips', 'ftp://larch.example', `https://${long(300)}`],
        },
      ),
      { token: long(43), bookingId: 1 },
    ],
  },
  'getWidgetVisit params': { good: [{ token: long(43) }, { token: 'x' }], bad: [{}, { token: long(101) }] },
  'openWaiver body': { good: [{ token: `41.${long(43)}` }], bad: [{}, { token: '41' }, { token: `../x.${long(43)}` }] },
  'signWaiver body': {
    good: [{ token: `41.${long(43)}`, position: 0, ...signed }],
    bad: [
      { token: `41.${long(43)}`, position: -1, ...signed },
      { token: `41.${long(43)}`, position: 0, ...signed, agreed: false },
      { token: `41.${long(43)}`, position: 0, ...signed, signedName: ' ' },
      { token: `41.${long(43)}`, position: 0, ...signed, signatureId: 'x' },
    ],
  },
  'signAtGate body': {
    good: [{ signatures: [{ ...signed, ticketId: 1, signedAt: '2027-07-01T12:00:00.000Z' }] }],
    bad: [
      { signatures: [] },
      { signatures: [{ ...signed, ticketId: 1, signedAt: 'now' }] },
      {
        signatures: Array.from({ length: 51 }, () => ({
          ...signed,
          ticketId: 1,
          signedAt: '2027-07-01T12:00:00.000Z',
        })),
      },
    ],
  },
  'setEventListing body': {
    good: [{ isListed: true }, { isListed: false }, { isListed: false, code: 'smith wedding 27' }],
    bad: [{}, { isListed: false, code: 'short' }, { isListed: false, code: 'Smith_Wedding' }, { isListed: 'no' }],
  },
  'setEventSales body': { good: [{ isPaused: true }, { isPaused: false }], bad: [{}, { isPaused: 'yes' }] },
  'openEvent body': { good: [{ code: 'x' }], bad: [{}, { code: 7 }, { code: long(201) }] },
  // What organizers ask travellers, and a traveller's phone number.
  'setEventQuestions body': {
    good: [
      { questions: [], removed: [] },
      { questions: Array.from({ length: 20 }, () => question), removed: [7] },
      { questions: [{ ...question, id: 7, text: long(200), fromAge: 99 }], removed: [] },
    ],
    bad: [
      {},
      { questions: Array.from({ length: 21 }, () => question), removed: [] },
      { questions: [{ ...question, text: ' ' }], removed: [] },
      { questions: [{ ...question, text: long(201) }], removed: [] },
      { questions: [{ ...question, kind: 'picture' }], removed: [] },
      { questions: [{ ...question, scope: 'event' }], removed: [] },
      { questions: [{ ...question, fromAge: 0 }], removed: [] },
      { questions: [{ ...question, options: [long(81)] }], removed: [] },
      { questions: [question], removed: ['7'] },
    ],
  },
  'answerBookingQuestions body': {
    good: [{ answers: [] }, { answers: [bookingAnswer, { ...bookingAnswer, position: 0, value: '' }] }],
    bad: [
      {},
      { answers: [{ ...bookingAnswer, value: 7 }] },
      { answers: [{ ...bookingAnswer, value: long(2001) }] },
      { answers: [{ ...bookingAnswer, position: -1 }] },
      { answers: [{ ...bookingAnswer, position: 20 }] },
      { answers: [{ ...bookingAnswer, questionId: 0 }] },
      { answers: Array.from({ length: 401 }, () => bookingAnswer) },
    ],
  },
  'readQuestionsByLink body': {
    good: [{ token: proof }],
    bad: [{}, { token: '41' }, { token: `x.${long(43)}` }, { token: `${proof}x` }],
  },
  'readDateMove body': {
    good: [{ token: proof }],
    bad: [{}, { token: '41' }, { token: `${proof}x` }],
  },
  'takeMovedDate body': {
    good: [{ token: proof, to: { startDate: '2027-07-03', startTime: '09:00' } }],
    bad: [
      { token: proof },
      { token: '41', to: { startDate: '2027-07-03', startTime: '09:00' } },
      { token: proof, to: {} },
    ],
  },
  'answerQuestionsByLink body': {
    good: [{ token: proof, answers: [bookingAnswer] }],
    bad: [{ answers: [bookingAnswer] }, { token: proof }, { token: '41.x', answers: [] }],
  },
  'setPhone body': {
    good: [{ phone: '' }, { phone: '+1 403 762 1550' }],
    bad: [{}, { phone: 14037621550 }, { phone: long(41) }],
  },
  // The people of an organization and its gate devices, and accounts that are disabled.
  'inviteMember body': {
    good: [
      { email: 'Guide@Example.org', role: 'guide' },
      { email: 'a@b.ca', role: 'owner' },
    ],
    bad: [{}, { email: 'guide', role: 'guide' }, { email: 'a@b.ca', role: 'admin' }, { email: 'a@b.ca' }],
  },
  'changeMember body': {
    good: [
      { role: 'manager' },
      { dates: [] },
      { series: [] },
      { dates: [], series: Array.from({ length: 100 }, () => 7) },
      { role: 'guide', dates: Array.from({ length: 500 }, () => 7) },
    ],
    bad: [
      {},
      { role: 'admin' },
      { dates: ['7'] },
      { series: Array.from({ length: 101 }, () => 7) },
      { dates: Array.from({ length: 501 }, () => 7) },
    ],
  },
  'disableUser body': {
    good: [{ disabled: true }, { disabled: false }, { disabled: true, reason: long(500) }],
    bad: [{}, { disabled: true, reason: long(501) }, { disabled: 'true' }],
  },
  'readInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(42) }, { token: `${long(42)}/` }] },
  'acceptInvitation body': { good: [{ token: long(43) }], bad: [{}, { token: long(44) }, { token: 7 }] },
  'listWorkDates query': {
    good: [{ q: long(200) }, {}, { day: '2028-02-29' }],
    bad: [{ q: long(201) }, { day: '2027-02-29' }],
  },
  'listDepartures query': {
    good: [
      { from: '2028-02-29', days: '1' },
      { from: '2027-07-05', days: '7' },
    ],
    bad: [{}, { from: '2027-02-29', days: '1' }, { from: '2027-07-05', days: '2' }, { from: '2027-07-05' }],
  },
  'addGate body': {
    good: [
      { name: 'North gate', dates: [7] },
      { name: 'North gate', dates: [], series: [7] },
      { name: long(60), dates: Array.from({ length: 500 }, () => 7) },
    ],
    bad: [
      { name: ' ', dates: [7] },
      { name: long(61), dates: [7] },
      { name: 'a', dates: [], series: [] },
      { name: 'a', dates: [] },
      { name: 'a', series: [7] },
    ],
  },
  // Money, and those who paid it, for organizers and admins.
  'refundBooking body': {
    good: [{}, { amount: '0.01' }, { amount: 12.5 }],
    bad: [{ amount: 0 }, { amount: '-1' }, { amount: '1.234' }],
  },
  'closeRefund body': {
    good: [
      { note: 'Paid by e-transfer.', isPaidAnotherWay: true },
      { note: long(500), isPaidAnotherWay: false },
    ],
    bad: [{ note: ' ', isPaidAnotherWay: true }, { note: long(501), isPaidAnotherWay: false }, { note: 'Paid.' }],
  },
  'sendEvidence body': { good: [{}, { note: long(5000) }], bad: [{ note: long(5001) }, { note: 7 }] },
  'attachEvidence params': attachment,
  'getAttachment params': attachment,
  'detachEvidence params': attachment,
  'decideDispute body': {
    good: [{ decision: 'keep' }, { decision: 'end', note: 'Came and left.' }],
    bad: [{}, { decision: 'lose' }, { decision: 'end', note: long(501) }],
  },
  'adjustEarnings body': {
    good: [
      { organizerId: 3, amount: '12.50', reason: 'For the broken lift.' },
      { organizerId: 3, amount: -12.5, reason: long(500) },
    ],
    bad: [
      { organizerId: 3, amount: '0', reason: 'Nothing.' },
      { organizerId: 3, amount: '1.234', reason: 'A fraction.' },
      { organizerId: 3, amount: '100000.01', reason: 'Too much.' },
      { organizerId: 3, amount: '12.50', reason: ' ' },
      { organizerId: 3, amount: '12.50', reason: long(501) },
      { amount: '12.50', reason: 'For no one.' },
    ],
  },
  'organizerEarningLines query': {
    good: [{ figure: 'revenue' }, { figure: 'tax', eventId: '7', after: '9' }],
    bad: [{}, { figure: 'profit' }, { figure: 'revenue', eventId: '0' }, { figure: 'revenue', after: '-1' }],
  },
  'adminMoneyLines query': {
    good: [
      { account: 'provider' },
      { account: 'tax', tax: 'hst:site' },
      { account: 'organizer', organizerId: '3', after: '9' },
    ],
    bad: [{}, { account: 'pocket' }, { account: 'tax', tax: long(41) }, { account: 'organizer', organizerId: 'x' }],
  },
  'lookUp body': { good: [{ q: 'a' }, { q: long(200) }], bad: [{}, { q: ' ' }, { q: long(201) }, { q: 'a\nb' }] },
  'addPersonNote body': {
    good: [{ text: 'a\nb' }, { text: long(1000) }],
    bad: [{}, { text: ' ' }, { text: long(1001) }],
  },
  'removePersonNote params': {
    good: [{ id: '1', noteId: '2' }],
    bad: [{ id: '1' }, { id: '0', noteId: '2' }, { id: '1', noteId: '2147483648' }],
  },
  'resendEmail params': {
    good: [{ id: '1', emailId: '2' }],
    bad: [{ id: '1' }, { id: '0', emailId: '2' }, { id: '1', emailId: '2147483648' }],
  },
  // What admins do with organizers, events that wait for approval, and their own views.
  'findOrganizers query': {
    good: [{}, { q: long(200) }, { id: '7' }],
    bad: [{ q: long(201) }, { id: 'larch' }, { id: '2147483648' }],
  },
  'listAdminEvents query': {
    good: [
      {},
      { status: 'draft', limit: `${maxListLimit}`, offset: '1000000' },
      { organizer: '7' },
      { from: '2028-02-29' },
    ],
    bad: [
      { status: 'gone' },
      { from: '2027-02-29' },
      { organizer: 'larch' },
      { organizer: '0' },
      { limit: `${maxListLimit + 1}` },
      { offset: '1000001' },
      { offset: '-1' },
    ],
  },
  'approveEvents body': {
    good: [{ ids: [1] }, { ids: eventIds(maxApprovedAtOnce) }],
    bad: [
      {},
      { ids: [] },
      { ids: eventIds(maxApprovedAtOnce + 1) },
      { ids: ['1'] },
      { ids: [0] },
      { ids: [2 ** 31] },
      { ids: [1], status: 'published' },
    ],
  },
  'saveView body': {
    good: [view, { ...view, list: 'users', name: long(60), query: `status=${long(40)}` }],
    bad: [
      {},
      ...wrong(view, {
        list: ['audit'],
        name: [' ', long(61)],
        query: ['', 'q=maya', `status=${long(41)}`],
        userId: [7],
      }),
    ],
  },
  // What organizers and admins send.
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
    good: [{}, { q: long(200), state: 'used_up', limit: `${maxListLimit}`, offset: '1000000' }],
    bad: [{ q: long(201) }, { state: 'gone' }, { limit: `${maxListLimit + 1}` }, { offset: '-1' }],
  },
  'findDiscountableEvents query': { good: [{}, { q: long(200) }], bad: [{ q: long(201) }] },
  'createEventFeature body': catalogEntries,
  'updateEventFeature body': catalogChanges,
  'createCategory body': {
    good: [...catalogEntries.good, { name: 'a', rulingPlanets: planets }],
    bad: [...catalogEntries.bad, ...badPlanets],
  },
  'updateCategory body': { good: catalogChanges.good, bad: [...catalogChanges.bad, ...badPlanets] },
  'updateEvent body': {
    good: [{ status: 'published' }, { status: 'cancelled', reason: long(1000) }],
    bad: [{}, { status: 'gone' }, { status: 'draft', title: 'New' }, { status: 'draft', reason: long(1001) }],
  },
  'listEventBookings query': { good: [{}, { after: '7' }], bad: [{ after: '0' }] },
  'listAttendees query': {
    good: [{}, { q: long(200), ticket: 'valid', limit: '50', offset: '0' }],
    bad: [{ q: long(201) }, { ticket: 'void' }, { limit: 51 }, { offset: -1 }],
  },
  'keepForms body': {
    good: [{ forms: [] }, { forms: Array.from({ length: keptFormsAtMost }, () => keptForm) }],
    bad: [
      {},
      { forms: Array.from({ length: keptFormsAtMost + 1 }, () => keptForm) },
      { forms: [{ ...keptForm, form: 'event 0' }] },
      { forms: [{ ...keptForm, value: { title: long(keptFormMaxLength) } }] },
      { forms: [{ ...keptForm, keptAt: 'today' }] },
    ],
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
  'noteResellerPayment body': {
    good: [
      { amount: '96.00', paidOn: '2027-08-01' },
      { amount: '0.01', paidOn: '2027-08-01' },
    ],
    bad: [
      { amount: '0.00', paidOn: '2027-08-01' },
      { amount: '-1.00', paidOn: '2027-08-01' },
      { amount: '1.005', paidOn: '2027-08-01' },
      { amount: '96.00', paidOn: '2027-02-30' },
      { amount: '96.00' },
    ],
  },
  'downloadResellerStatement query': {
    good: [{ month: '2027-07' }, { month: '2027-12' }],
    bad: [{ month: '2027-13' }, { month: '2027-00' }, { month: '2027-7' }, {}],
  },
  'getOctoProduct params': { good: [{ productId: '40' }, { productId: 'any' }], bad: [{ productId: long(101) }, {}] },
  'readOctoCalendar body': {
    good: [{ productId: '40', optionId: 'DEFAULT', localDateStart: '2027-07-01', localDateEnd: '2027-07-31' }],
    bad: [
      { productId: '40', optionId: 'DEFAULT', localDateStart: '2027-02-30', localDateEnd: '2027-07-31' },
      { productId: '40', optionId: 'DEFAULT', localDateEnd: '2027-07-31' },
      { optionId: 'DEFAULT', localDateStart: '2027-07-01', localDateEnd: '2027-07-31' },
    ],
  },
  'reserveByOcto body': {
    good: [
      { productId: '40', optionId: 'DEFAULT', unitItems: [{ unitId: 'adult' }] },
      { productId: '40', optionId: 'DEFAULT', availabilityId: '812-20270712T0900', expirationMinutes: 5, notes: null },
      { productId: '40', optionId: 'DEFAULT', unitItems: [{ unitId: 'adult', contact: { fullName: 'Ada Roy' } }] },
    ],
    bad: [
      { optionId: 'DEFAULT' },
      { productId: long(101), optionId: 'DEFAULT' },
      { productId: '40', optionId: 'DEFAULT', expirationMinutes: 0 },
      { productId: '40', optionId: 'DEFAULT', notes: long(2001) },
      { productId: '40', optionId: 'DEFAULT', contact: { fullName: long(201) } },
    ],
  },
  'cancelOctoBooking body': { good: [undefined, {}, { reason: 'Ill' }], bad: [{ reason: long(501) }, []] },
  'extendOctoBooking params': {
    good: [{ uuid: '44b13ffc-3a4b-4a9c-ac72-50f697f4f58c' }, { uuid: 'any' }],
    bad: [{ uuid: long(101) }, {}],
  },
  'confirmOctoBooking params': {
    good: [{ uuid: '44b13ffc-3a4b-4a9c-ac72-50f697f4f58c' }, { uuid: 'any' }],
    bad: [{ uuid: long(101) }, {}],
  },
  'changeOctoBooking params': {
    good: [{ uuid: '44b13ffc-3a4b-4a9c-ac72-50f697f4f58c' }, { uuid: 'any' }],
    bad: [{ uuid: long(101) }, {}],
  },
  'cancelOctoBooking params': {
    good: [{ uuid: '44b13ffc-3a4b-4a9c-ac72-50f697f4f58c' }, { uuid: 'any' }],
    bad: [{ uuid: long(101) }, {}],
  },
  'getOctoBooking params': {
    good: [{ uuid: '44b13ffc-3a4b-4a9c-ac72-50f697f4f58c' }, { uuid: 'any' }],
    bad: [{ uuid: long(101) }, {}],
  },
  'resendWebhookDelivery params': {
    good: [{ id: '1', deliveryId: '2' }],
    bad: [{ id: '0', deliveryId: '2' }, { id: '1', deliveryId: 'x' }, { id: '1' }],
  },
  'undoCheckIn params': {
    good: [{ id: '1', ticketId: '2' }],
    bad: [
      { id: '0', ticketId: '2' },
      { id: '1', ticketId: 'x' },
    ],
  },
  'checkIn body': {
    good: [
      { scans: [{ ...scan, ticketId: 1, isEarly: true }] },
      { scans: Array.from({ length: 100 }, () => ({ ...scan, code: 'a' })) },
    ],
    bad: [
      { scans: [] },
      { scans: Array.from({ length: 101 }, () => ({ ...scan, code: 'a' })) },
      { scans: [{ ...scan, scanId: 'x', ticketId: 1 }] },
      { scans: [{ ...scan, ticketId: 1, isEarly: 'yes' }] },
    ],
  },
  'listOrganizerEvents query': {
    good: [
      {},
      { ...managedPage, active: 'true', sort: 'upcoming' },
      { series: '7', from: '2028-02-29', to: '2028-03-01' },
    ],
    bad: [
      { status: 'gone' },
      { active: 'maybe' },
      { sort: 'price' },
      { offset: '-1' },
      { from: '2027-02-29' },
      { to: 'dec 12' },
    ],
  },
  'locateEvent query': { good: [{ q: long(200) }], bad: [{ q: long(201) }, {}] },
  'previewEventSky query': {
    good: [start, { ...start, placeId: '1', categoryId: '2', eventId: '3', title: long(160) }],
    bad: wrong(start, { date: ['2027-02-30'], time: ['24:00'], title: [long(161)] }),
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
  'listAdminReviews query': reviewPage,
  'listOrganizerReviews query': reviewPage,
  'editReview body': review,
  'respondToReview body': response,
  'respondAsOrganizer body': response,
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
  'markEditSeen body': {
    good: [{ editedAt: '2027-03-14T07:05:00.000Z' }],
    bad: [{ editedAt: '2027-03-14' }, { editedAt: '2027-03-14T07:05' }, { editedAt: '' }, {}],
  },
  'contactUs body': {
    good: [contact, { ...contact, bookingReference: 'ASC-7Q2M4', message: long(4000) }],
    bad: wrong(contact, {
      name: [''],
      email: ['a'],
      topic: ['Anything'],
      bookingReference: [long(21)],
      message: [long(9), long(4001)],
    }),
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
