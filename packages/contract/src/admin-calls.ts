/** Calls that only admins make: about organizers, events that wait for approval, and reviews. */
export const adminCalls = {
  findOrganizers: { method: 'GET', path: '/api/admin/organizers' },
  getOrganizerPage: { method: 'GET', path: '/api/admin/organizers/:id' },
  approveEvents: { method: 'POST', path: '/api/admin/events/approve' },
  listSavedViews: { method: 'GET', path: '/api/admin/saved-views' },
  saveView: { method: 'POST', path: '/api/admin/saved-views' },
  removeView: { method: 'DELETE', path: '/api/admin/saved-views/:id' },
  listAdminReviews: { method: 'GET', path: '/api/admin/reviews' },
  adminReviewTotals: { method: 'GET', path: '/api/admin/reviews/totals' },
  respondToReview: { method: 'POST', path: '/api/admin/reviews/:id/respond' },
  editReview: { method: 'PUT', path: '/api/admin/reviews/:id' },
  deleteReview: { method: 'DELETE', path: '/api/admin/reviews/:id' },
  markReviewJunk: { method: 'POST', path: '/api/admin/reviews/:id/mark-junk' },
} as const;
