/** The calls about what organizers ask those who've booked, the phone number they leave, and the field sheet that has both. */
export const bookingQuestionCalls = {
  getEventQuestions: { method: 'GET', path: '/api/events/:id/booking-questions' },
  setEventQuestions: { method: 'PUT', path: '/api/events/:id/booking-questions' },
  getBookingQuestions: { method: 'GET', path: '/api/bookings/:id/questions' },
  answerBookingQuestions: { method: 'PUT', path: '/api/bookings/:id/answers' },
  readQuestionsByLink: { method: 'POST', path: '/api/booking-questions/read' },
  answerQuestionsByLink: { method: 'POST', path: '/api/booking-questions/answer' },
  getPhone: { method: 'GET', path: '/api/user/phone' },
  setPhone: { method: 'PUT', path: '/api/user/phone' },
  getFieldSheet: { method: 'GET', path: '/api/events/:id/field-sheet' },
} as const;
