import { keptFormMaxLength, keptFormsAtMost } from '@ascendant/domain/event/form/kept-form';
import { maxListLimit } from '@ascendant/domain/list-limits';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { long, wrong, type Examples } from './examples';

const signUp = { username: 'maya', email: 'Maya@Example.com', password: 'secret', firstName: 'Maya', lastName: 'Roy' };
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
const rated = (rating: number, comment = 'a') => ({ rating, comment });
const review: Examples = {
  good: [rated(1), rated(5, long(commentMaxLength))],
  bad: [rated(0), rated(6), rated(5, ' '), rated(5, long(commentMaxLength + 1))],
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
const newPassword: Examples = {
  good: [{ currentPassword: 'a', newPassword: long(8) }],
  bad: [
    { currentPassword: '', newPassword: long(8) },
    { currentPassword: 'a', newPassword: long(7) },
    { currentPassword: 'a', newPassword: long(129) },
  ],
};

const question = { name: 'Maya', email: 'a@b.co', topic: 'Tickets', bookingReference: '', message: long(10) };

/** What organizers and admins send. */
export const staffRequestExamples: Readonly<Record<string, Examples>> = {
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
    good: [{}, { ...managedPage, active: 'true', sort: 'upcoming' }],
    bad: [{ status: 'gone' }, { active: 'maybe' }, { sort: 'price' }, { offset: '-1' }],
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
    good: [question, { ...question, bookingReference: 'ASC-7Q2M4', message: long(4000) }],
    bad: wrong(question, {
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
