import { answerMaxLength, maxFeedbackRating, minFeedbackRating } from '@ascendant/domain/opinion/feedback';
import { commentMaxLength, maxReviewRating, minReviewRating, responders } from '@ascendant/domain/opinion/review';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant, paragraphs } from './wire';

const rating = z.int().min(minFeedbackRating).max(maxFeedbackRating);
const answer = paragraphs(answerMaxLength, 'Please answer all three questions');

export const feedbackBody = z.object({
  eventId: id,
  rating,
  question1Answer: answer,
  question2Answer: answer,
  question3Answer: answer,
});

export const feedback = z.object({
  eventId: id,
  rating,
  question1Answer: z.string(),
  question2Answer: z.string(),
  question3Answer: z.string(),
});

export const review = z.object({
  id,
  /** the date of the series that was reviewed, and its first day */
  eventId: id,
  startDate: z.string(),
  rating: z.int().min(minReviewRating).max(maxReviewRating),
  comment: z.string(),
  /** first name and initial: 'Ingrid S.' */
  userName: z.string(),
  /** the organizer's or an admin's answer */
  response: z.string().nullable(),
  /** whether the answer is the organizer's or ours; null without one */
  respondedAs: z.enum(responders).nullable(),
  createdAt: instant,
  /** when an admin last changed the rating or the comment */
  editedAt: instant.nullable(),
});
export type Review = z.infer<typeof review>;

/** Your own review, and whether you can write one: you booked the event and it has begun. */
export const myReview = z.object({
  review: z.object({ id, rating: z.int(), comment: z.string(), createdAt: instant }).nullable(),
  mayWrite: z.boolean(),
});
export type MyReview = z.infer<typeof myReview>;

const stars = `Please choose ${minReviewRating} to ${maxReviewRating} stars`;

export const reviewBody = z.object({
  rating: z.int(stars).min(minReviewRating, stars).max(maxReviewRating, stars),
  comment: paragraphs(commentMaxLength, 'Please write a few words'),
});

export const opinionRoutes = nameRoutes({
  myFeedback: defineRoute('GET /api/events/:id/user-feedback', {
    summary: 'Get your own rating of an event; null if you have none',
    params: idParams,
    reply: { 200: feedback.nullable() },
  }),
  giveFeedback: defineRoute('POST /api/event-feedback', {
    summary: 'Rate an event from 1 to 10, with three answers; you can change it later',
    limit: 'writeFeedback',
    body: feedbackBody,
    reply: { 200: feedback },
  }),
  listReviews: defineRoute('GET /api/events/:id/reviews', {
    summary: 'List the reviews of an event on all its dates, newest first, without junk',
    shows: 'one event',
    params: idParams,
    reply: { 200: z.array(review) },
  }),
  writeReview: defineRoute('POST /api/events/:id/reviews', {
    summary: 'Review an event you’ve been to',
    limit: 'writeReview',
    params: idParams,
    body: reviewBody,
    reply: { 201: review },
  }),
  myReview: defineRoute('GET /api/events/:id/my-review', {
    summary: 'Get your own review of an event, and whether you can write one',
    params: idParams,
    reply: { 200: myReview },
  }),
  changeReview: defineRoute('PUT /api/events/:id/my-review', {
    summary: 'Change your own review of an event',
    limit: 'writeReview',
    params: idParams,
    body: reviewBody,
    reply: { 200: review },
  }),
});
