/** The calls that change a booking that's confirmed: the names in it, its date within a series, and what became of a date that was moved; and say who may move. */
export const bookingChangeCalls = {
  nameGuests: { method: 'PUT', path: '/api/bookings/:id/guests' },
  renameAttendee: { method: 'PUT', path: '/api/bookings/:id/attendees/:position' },
  getMove: { method: 'GET', path: '/api/bookings/:id/move' },
  moveBooking: { method: 'POST', path: '/api/bookings/:id/move' },
  payForMove: { method: 'POST', path: '/api/bookings/:id/move/payment' },
  moveDate: { method: 'POST', path: '/api/events/:id/move' },
  readDateMove: { method: 'POST', path: '/api/date-move/read' },
  takeMovedDate: { method: 'POST', path: '/api/date-move/take' },
  getDateChanges: { method: 'GET', path: '/api/events/:id/date-changes' },
  setDateChanges: { method: 'PUT', path: '/api/events/:id/date-changes' },
} as const;
