/** The calls that move bookings between the dates of a series, and say who may. */
export const moveCalls = {
  getMove: { method: 'GET', path: '/api/bookings/:id/move' },
  moveBooking: { method: 'POST', path: '/api/bookings/:id/move' },
  getDateChanges: { method: 'GET', path: '/api/events/:id/date-changes' },
  setDateChanges: { method: 'PUT', path: '/api/events/:id/date-changes' },
} as const;
