import { questionSet } from '@ascendant/domain/opinion/feedback';
import { readFeedbackAnswers } from '../feedback-answers';
import { readReviews, type ReviewContent } from '../reviews';
import { seededRandom, type SeededRandom } from '../seeded-random';
import type { BookingPlan } from './booking-plan';
import type { EventPlan } from './event-plan';
import { daysBefore, earliest, latest, midnightUtc, momentBetween } from './moments';
import { demoTravellerIndex, type PersonPlan } from './people-plan';

/** A review with the booking that entitles the person to write it. */
export interface ReviewPlan<Booking> {
  readonly content: ReviewContent;
  readonly booking: Booking;
  readonly createdAt: Date;
  readonly respondedAt: Date | null;
}

/** Gives every review to someone who was there: the demo traveller gets hers, and the others go to random bookers. */
export function planReviews<Booking extends { readonly plan: BookingPlan }>(
  bookings: readonly Booking[],
  now: Date,
): ReviewPlan<Booking>[] {
  const reviews = readReviews();
  return [...new Set(reviews.map(({ event }) => event))].flatMap((eventKey) => {
    const contents = reviews.filter(({ event }) => event === eventKey);
    const random = seededRandom(`reviews of ${eventKey}`);
    const there = bookings.filter(({ plan }) => plan.event.content.key === eventKey && plan.event.isOver);
    const demo = there.find(({ plan }) => plan.bookerIndex === demoTravellerIndex);
    const others = random.shuffle(there.filter((booking) => booking !== demo));
    return contents.flatMap((content) => {
      const booking = demo && content.byTraveller ? demo : others.pop();
      return booking
        ? [{ content, booking, ...reviewMoments(random, content, { event: booking.plan.event, now }) }]
        : [];
    });
  });
}

function reviewMoments(random: SeededRandom, content: ReviewContent, { event, now }: { event: EventPlan; now: Date }) {
  const home = daysBefore(midnightUtc(event.endDate), -1);
  const createdAt = momentBetween(random, home, earliest(daysBefore(home, -20), now));
  const respondedAt = content.response
    ? momentBetween(random, createdAt, earliest(daysBefore(createdAt, -6), now))
    : null;
  return { createdAt, respondedAt };
}

export interface FeedbackPlan {
  readonly event: EventPlan;
  readonly personIndex: number;
  readonly rating: number;
  readonly answers: readonly [string, string, string];
  readonly createdAt: Date;
}

/** How many upcoming events a person who gives feedback has rated. */
const feedbackPerPerson = [1, 5] as const;
/** Share of travellers who give feedback. */
const feedbackShare = 0.3;

/** Feedback on upcoming events, higher if the event is of a type the person prefers. */
export function planFeedback(people: readonly PersonPlan[], events: readonly EventPlan[], now: Date): FeedbackPlan[] {
  const random = seededRandom('feedback');
  const answers = readFeedbackAnswers();
  const upcoming = events.filter(({ content, isOver }) => content.status === 'published' && !isOver);
  return people.flatMap((person, personIndex) => {
    if (!person.hasBirthData || !(personIndex === demoTravellerIndex || random.chance(feedbackShare))) return [];
    const liked = random.shuffle(upcoming).slice(0, random.integer(...feedbackPerPerson));
    return liked.map((event) => {
      const rating = person.content.likes.includes(event.content.category)
        ? random.integer(6, 10)
        : random.integer(2, 9);
      const from = latest(person.createdAt, event.publishedAt ?? now);
      return {
        event,
        personIndex,
        rating,
        answers: answersFor(random, answers, rating),
        createdAt: momentBetween(random, from, now),
      };
    });
  });
}

function answersFor(
  random: SeededRandom,
  answers: ReturnType<typeof readFeedbackAnswers>,
  rating: number,
): [string, string, string] {
  const asked = questionSet(rating);
  const answerTo = (number: number) =>
    random.pick(answers.filter(({ set, question }) => set === asked && question === number)).answer;
  return [answerTo(1), answerTo(2), answerTo(3)];
}

export interface WaitPlan {
  readonly event: EventPlan;
  readonly personIndex: number;
  readonly seats: number;
  readonly createdAt: Date;
}

/** Two to four people are on the waitlist of each upcoming sold-out event. */
export function planWaitlists(
  people: readonly PersonPlan[],
  { events, bookings, now }: { events: readonly EventPlan[]; bookings: readonly BookingPlan[]; now: Date },
): WaitPlan[] {
  const soldOut = events.filter(({ content, isOver }) => content.soldShare === 1 && !isOver);
  return soldOut.flatMap((event) => {
    const random = seededRandom(`waiting for ${event.content.key}`);
    const going = new Set(bookings.filter((booking) => booking.event === event).map(({ bookerIndex }) => bookerIndex));
    const free = people.flatMap((person, index) =>
      person.hasBirthData && !person.disabled && !going.has(index) && index !== demoTravellerIndex ? [index] : [],
    );
    const since = daysBefore(now, 10);
    return random
      .shuffle(free)
      .slice(0, random.integer(2, 4))
      .map((personIndex) => ({
        event,
        personIndex,
        seats: random.integer(1, 2),
        createdAt: momentBetween(random, latest(since, event.publishedAt ?? since), now),
      }))
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  });
}
