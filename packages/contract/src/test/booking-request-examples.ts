import { long, type Examples } from './examples';

/** What travellers do with a booking they've made. */
export const bookingRequestExamples: Readonly<Record<string, Examples>> = {
  'cancelBooking body': {
    good: [{ refund: '0.00' }, { refund: 60.5 }],
    bad: [{}, { refund: 'half' }, { refund: '1.005' }],
  },
  'renameAttendee body': {
    good: [{ name: 'Théo Roy' }, { name: long(161) }],
    bad: [{}, { name: ' ' }, { name: long(162) }, { name: 'a\nb' }],
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
