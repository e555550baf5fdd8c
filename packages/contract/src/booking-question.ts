import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import { answerMaxLength } from '@ascendant/domain/question/answer';
import {
  fromAgeLimits,
  maxOptions,
  maxQuestions,
  optionMaxLength,
  questionKinds,
  questionMaxLength,
  questionScopes,
} from '@ascendant/domain/question/question';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, instant, line } from './wire';

/** A question as travellers are asked it. */
export const bookingQuestion = z.object({
  id,
  /** once for the booking, or for each person */
  scope: z.enum(questionScopes),
  kind: z.enum(questionKinds),
  text: z.string(),
  /** of a choice; empty for the other kinds */
  options: z.array(z.string()).readonly(),
  isRequired: z.boolean(),
  /** asked of people who are this old on the first day; null for everyone */
  fromAge: z.int().nullable(),
  isSensitive: z.boolean(),
});

/** The same as its organizer sees it. */
export const managedQuestion = bookingQuestion.extend({
  /** then it stays of its kind, and it's retired rather than deleted */
  hasAnswers: z.boolean(),
});
export type ManagedQuestion = z.infer<typeof managedQuestion>;

const questionDraft = z.object({
  /** left out for a new one */
  id: id.optional(),
  scope: z.enum(questionScopes),
  kind: z.enum(questionKinds, 'Please choose how it’s answered'),
  text: line(questionMaxLength, 'Please enter the question'),
  options: z.array(line(optionMaxLength)).max(maxOptions, `At most ${maxOptions} answers to choose from`),
  isRequired: z.boolean(),
  fromAge: z
    .int('Please enter an age in years')
    .min(fromAgeLimits[0], `Please enter an age from ${fromAgeLimits[0]} to ${fromAgeLimits[1]}`)
    .max(fromAgeLimits[1], `Please enter an age from ${fromAgeLimits[0]} to ${fromAgeLimits[1]}`)
    .nullable(),
  isSensitive: z.boolean(),
});
export type QuestionDraft = z.input<typeof questionDraft>;

/** A place for an answer: a question, and the person it's about, from 0; null for the booking. */
const slot = z.object({
  questionId: id,
  position: z
    .int()
    .min(0)
    .max(maxAttendeesPerBooking - 1)
    .nullable(),
});

/** Twice what's allowed, so that the sentence about an answer that's too long comes from its field. */
const given = slot.extend({ value: z.string().max(2 * answerMaxLength, 'This answer is too long') });

/** What a booking is asked, and what it has answered. */
export const bookingQuestions = z.object({
  /** the booking's, easy to say */
  reference: z.string(),
  event: z.object({
    id,
    title: z.string(),
    organizerName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    startTime: z.string(),
    timezone: z.string(),
    location: z.string(),
    /** until then, answers can be given and changed */
    endsAt: instant,
  }),
  /** those who come, with their place in the booking; the person who booked is first */
  people: z.array(z.object({ position: z.int().min(0), name: z.string() })),
  questions: z.array(bookingQuestion).readonly(),
  /** what's asked, and of whom, in order; `answer` is null where there's none */
  slots: z.array(
    slot.extend({
      answer: z.string().nullable(),
      /** there is one, and it isn't shown to those who come by a link: only the person who booked sees it */
      isHidden: z.boolean(),
      /** the same person's answer to the same question for an earlier booking; null by a link */
      earlier: z.string().nullable(),
    }),
  ),
  /** required answers that are missing */
  missing: z.int().min(0),
});
export type BookingQuestions = z.infer<typeof bookingQuestions>;

/** What the link in an email holds: which booking, and the proof that we wrote it. */
const bookingToken = z
  .string()
  .regex(/^\d{1,10}\.[\w-]{43}$/, 'This link isn’t complete. Open it from the email again.');

const answersBody = z.object({
  /** those that were filled in or changed; an empty one takes an answer back */
  answers: z.array(given).max(maxQuestions * maxAttendeesPerBooking),
});

export const bookingQuestionRoutes = nameRoutes({
  getEventQuestions: defineRoute('GET /api/events/:id/booking-questions', {
    summary: 'Get the questions that people who book this event, or another date of its series, are asked',
    params: idParams,
    reply: { 200: z.object({ questions: z.array(managedQuestion).readonly() }) },
  }),
  setEventQuestions: defineRoute('PUT /api/events/:id/booking-questions', {
    summary:
      'Change those questions, for every date of the series. What isn’t named stays; one that has answers keeps its kind, and is retired rather than deleted',
    limit: 'writeQuestions',
    params: idParams,
    body: z.object({
      /** in the order in which they’re asked */
      questions: z.array(questionDraft).max(maxQuestions, `At most ${maxQuestions} questions`),
      /** the ids of those to remove */
      removed: z.array(id).max(maxQuestions),
    }),
    reply: { 200: z.object({ questions: z.array(managedQuestion).readonly() }) },
  }),
  getBookingQuestions: defineRoute('GET /api/bookings/:id/questions', {
    summary: 'Get what the organizer asks about one of your bookings, and your answers',
    params: idParams,
    reply: { 200: bookingQuestions },
  }),
  answerBookingQuestions: defineRoute('PUT /api/bookings/:id/answers', {
    summary: 'Answer what the organizer asks about one of your bookings: some of it, or all',
    limit: 'answerQuestions',
    params: idParams,
    body: answersBody,
    reply: { 200: bookingQuestions },
  }),
  readQuestionsByLink: defineRoute('POST /api/booking-questions/read', {
    summary:
      'Get what the organizer asks about a booking, by the link in the email about it. Answers that are sensitive aren’t shown',
    limit: 'bookingLink',
    /** in the body, because addresses are logged by proxies and kept by browsers */
    body: z.object({ token: bookingToken }),
    reply: { 200: bookingQuestions },
  }),
  answerQuestionsByLink: defineRoute('POST /api/booking-questions/answer', {
    summary: 'Answer what the organizer asks about a booking, by the link in the email about it',
    limit: 'answerQuestions',
    body: answersBody.extend({ token: bookingToken }),
    reply: { 200: bookingQuestions },
  }),
});
