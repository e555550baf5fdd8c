import { long, type Examples } from './examples';

/** What organizers do with an event beside its form. */
export const organizerRequestExamples: Readonly<Record<string, Examples>> = {
  'messageAttendee body': {
    good: [{ subject: 'Boots', text: 'Which size?' }],
    bad: [{}, { subject: ' ', text: 'x' }, { subject: 'x', text: ' ' }, { subject: long(151), text: 'x' }],
  },
  'messageAttendee params': {
    good: [{ id: '1', ticketId: '2' }],
    bad: [{ id: '1', ticketId: '0' }],
  },
  'bookManually body': {
    good: [
      { guests: [{ name: 'Ada Roy', isChild: false }], paidBy: 'cash' },
      {
        guests: Array.from({ length: 20 }, () => ({ name: 'Ada', isChild: true })),
        email: 'ada@mail.example',
        paidBy: 'free',
      },
    ],
    bad: [
      {},
      { guests: [], paidBy: 'cash' },
      { guests: [{ name: ' ', isChild: false }], paidBy: 'cash' },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'card' },
      { guests: [{ name: 'Ada', isChild: false }], paidBy: 'cash', email: 'ada' },
      { guests: [{ name: 'Ada', isChild: false, age: 7 }], paidBy: 'cash' },
    ],
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
  'setDateChanges body': { good: [{ finalSale: true }, { finalSale: false }], bad: [{}, { finalSale: 'yes' }] },
  'setEventListing body': {
    good: [{ isListed: true }, { isListed: false }, { isListed: false, code: 'smith wedding 27' }],
    bad: [{}, { isListed: false, code: 'short' }, { isListed: false, code: 'Smith_Wedding' }, { isListed: 'no' }],
  },
  'openEvent body': { good: [{ code: 'x' }], bad: [{}, { code: 7 }, { code: long(201) }] },
};
