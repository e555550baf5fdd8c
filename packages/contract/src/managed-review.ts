import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import {
  commentMaxLength,
  maxReviewRating,
  minReviewRating,
  responders,
  responseRequired,
  reviewSorts,
  reviewStates,
} from '@ascendant/domain/opinion/review';
import { z } from 'zod';
import { reviewBody } from './opinion';
import { defineRoute, nameRoutes } from './route';
import { count, id, idParams, instant, line, listPage, paragraphs } from './wire';

/** A review as the people who answer it see it. Source: specification 2, section 3 (Events and commerce). */
export const managedReview = z.object({
  id,
  rating: z.int().min(minReviewRating).max(maxReviewRating),
  comment: z.string(),
  /** first name and initial: 'Ingrid S.' */
  userName: z.string(),
  createdAt: instant,
  eventId: id,
  eventTitle: z.string(),
  isJunk: z.boolean(),
  adminResponse: z.string().nullable(),
  /** whether the answer is the organizer's or ours; null without one */
  respondedAs: z.enum(responders).nullable(),
  respondedAt: instant.nullable(),
  /** when an admin last changed the rating or the comment */
  editedAt: instant.nullable(),
});
export type ManagedReview = z.infer<typeof managedReview>;

/** How many reviews there are. The average, and the events that they're about, leave junk out. */
export const reviewTotals = z.object({
  /** for admins with the junk ones */
  all: count,
  /** without an answer */
  unanswered: count,
  /** 0 for organizers, who don't see it */
  junk: count,
  /** 1 to 5 with one decimal; null while there's none */
  averageRating: z.number().nullable(),
  /** how many events they're about */
  events: count,
});
export type ReviewTotals = z.infer<typeof reviewTotals>;

/** All optional; without any of them you get the whole list. */
export const managedReviewsQuery = z.object({
  /** part of the comment, the person's name or the event's title */
  q: line(searchTextMaxLength).optional(),
  state: z.enum(reviewStates).optional(),
  rating: z.coerce.number().int().min(minReviewRating).max(maxReviewRating).optional(),
  sort: z.enum(reviewSorts).optional(),
  ...listPage,
});

const respondBody = z.object({ response: paragraphs(commentMaxLength, responseRequired) });
const list = z.array(managedReview);

export const managedReviewRoutes = nameRoutes({
  listAdminReviews: defineRoute('GET /api/admin/reviews', {
    summary: 'List all reviews, newest first; the total is in X-Total-Count',
    query: managedReviewsQuery,
    reply: { 200: list },
  }),
  adminReviewTotals: defineRoute('GET /api/admin/reviews/totals', {
    summary: 'Get the number of reviews and their average rating',
    reply: { 200: reviewTotals },
  }),
  respondToReview: defineRoute('POST /api/admin/reviews/:id/respond', {
    summary: 'Answer a review; a second answer replaces the first',
    limit: 'answerReview',
    params: idParams,
    body: respondBody,
    reply: { 200: managedReview },
  }),
  editReview: defineRoute('PUT /api/admin/reviews/:id', {
    summary: 'Change the comment and rating of a review; readers see that it was edited',
    params: idParams,
    body: reviewBody,
    reply: { 200: managedReview },
  }),
  deleteReview: defineRoute('DELETE /api/admin/reviews/:id', {
    summary: 'Delete a review permanently',
    params: idParams,
    reply: { 204: null },
  }),
  markReviewJunk: defineRoute('POST /api/admin/reviews/:id/mark-junk', {
    summary: 'Permanently hide a review from readers and from averages',
    params: idParams,
    reply: { 200: managedReview },
  }),
  listOrganizerReviews: defineRoute('GET /api/organizer/reviews', {
    summary: 'List the reviews of your own events, newest first, without junk; the total is in X-Total-Count',
    query: managedReviewsQuery,
    reply: { 200: list },
  }),
  organizerReviewTotals: defineRoute('GET /api/organizer/reviews/totals', {
    summary: 'Get the number of reviews of your own events and their average rating',
    reply: { 200: reviewTotals },
  }),
  respondAsOrganizer: defineRoute('POST /api/organizer/reviews/:id/respond', {
    summary: 'Answer a review of your own event; a second answer replaces the first',
    limit: 'answerReview',
    params: idParams,
    body: respondBody,
    reply: { 200: managedReview },
  }),
});
