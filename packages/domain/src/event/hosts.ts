/** The latest reviews on a host's page. */
export const hostReviews = 20;
