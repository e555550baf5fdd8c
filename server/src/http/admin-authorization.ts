import { adminsOnly, ownAdminsOnly } from './access-groups';

/** What only admins do with organizers, events that wait for approval, and reviews: a part of the table in `authorization.ts`. */
export const adminAuthorization = {
  findOrganizers: adminsOnly,
  getOrganizerPage: adminsOnly,
  approveEvents: adminsOnly,
  listSavedViews: ownAdminsOnly,
  saveView: ownAdminsOnly,
  removeView: ownAdminsOnly,
  listAdminReviews: adminsOnly,
  adminReviewTotals: adminsOnly,
  respondToReview: adminsOnly,
  editReview: adminsOnly,
  deleteReview: adminsOnly,
  markReviewJunk: adminsOnly,
};
