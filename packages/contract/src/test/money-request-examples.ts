import { long, type Examples } from './examples';

const attachment: Examples = {
  good: [
    { id: '1', kind: 'communication' },
    { id: '2147483647', kind: 'signature' },
    { id: '1', kind: 'service' },
  ],
  bad: [{ id: '0', kind: 'service' }, { id: '1', kind: 'summary' }, { id: '1', kind: '../service' }, { id: '1' }],
};

/** Requests of organizers and admins about money, and about those who paid it. */
export const moneyRequestExamples: Readonly<Record<string, Examples>> = {
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
};
