import { long, type Examples } from './examples';

/** What travellers do with a booking they've made. */
export const bookingRequestExamples: Readonly<Record<string, Examples>> = {
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
};
