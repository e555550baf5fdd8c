import { long, type Examples } from './examples';

const signed = {
  signatureId: '0b1c5f5e-3b5e-4c39-9b59-1d6d6c9f6f11',
  version: 1,
  signedName: 'Maya Lindqvist',
  agreed: true,
};

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
  'openEvent body': { good: [{ code: 'x' }], bad: [{}, { code: 7 }, { code: long(201) }] },
};
