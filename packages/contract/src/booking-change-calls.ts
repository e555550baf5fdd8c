/** The calls that change a booking that's confirmed: the names in it, and its date within a series; and say who may move. */
export const bookingChangeCalls = {
  nameGuests: { method: 'PUT', path: '/api/bookings/:id/guests' },
  renameAttendee: { method: 'PUT', path: '/api/bookings/:id/attendees/:position' },
  getMove: { method: 'GET', path: '/api/bookings/:id/move' },
  moveBooking: { method: 'POST', path: '/api/bookings/:id/move' },
  getDateChanges: { method: 'GET', path: '/api/events/:id/date-changes' },
  setDateChanges: { method: 'PUT', path: '/api/events/:id/date-changes' },
} as const;
