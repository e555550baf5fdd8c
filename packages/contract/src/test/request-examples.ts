import { maxListLimit } from '@ascendant/domain/list-limits';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { accountRequestExamples } from './account-request-examples';
import { bookingRequestExamples } from './booking-request-examples';
import { conversationRequestExamples } from './conversation-request-examples';
import { eventRequestExamples } from './event-request-examples';
import { long, wrong, type Examples } from './examples';
import { organizerRequestExamples } from './organizer-request-examples';

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'dependent', id: index + 1 }));
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
const schedules = { good: [schedule], bad: [{ ...schedule, rule: long(201) }, { ...schedule, extra: 1 }, {}] };
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
/** What anyone sends. */
export const requestExamples: Readonly<Record<string, Examples>> = {
  ...conversationRequestExamples,
  ...accountRequestExamples,
  ...bookingRequestExamples,
  ...organizerRequestExamples,
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
  ...eventRequestExamples,
  'createBooking body': {
    good: [order, { ...order, attendees: ids(20), discountCode: long(32), totalAmount: '12.50' }],
    bad: wrong(order, {
      attendees: [[], ids(21), [{ type: 'friend' }]],
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
};
