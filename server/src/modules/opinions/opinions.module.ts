import type { Module } from '../../application/module';
import { findReviewFigures } from './managed-reviews.repository';
import { bindManagedReviews } from './managed-reviews.routes';
import { bindOpinions } from './opinions.routes';
import { latestReviewsOfHost } from './reviews.service';

/** What people think of events: feedback from 1 to 10, reviews from 1 to 5. Source: docs/rules/people.md, "Feedback and reviews". */
export const opinionsModule: Module = {
  name: 'opinions',
  register: (context) => {
    bindOpinions(context.bind, context.db);
    bindManagedReviews(context);
  },
};

/** What other modules use. */
export const opinions = { findReviewFigures, latestReviewsOfHost };
