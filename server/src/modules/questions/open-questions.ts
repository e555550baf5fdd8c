import { missingAnswers, slotsOf, unanswered } from '@ascendant/domain/question/question';
import type { Queryable } from '../../database/database';
import { findPeople, type AskedBooking } from './answers.repository';
import { askedPeople } from './booking-questions.service';
import { findAnsweredQuestions } from './questions.repository';

/** How far the questions of a booking are answered. */
export interface OpenQuestions {
  readonly asked: number;
  readonly unanswered: number;
  /** Of those that are required. */
  readonly missing: number;
}

interface CountedBooking extends Pick<AskedBooking, 'id' | 'userId' | 'attendees' | 'cancelledPositions'> {
  readonly seriesId: number;
}

/** How far the questions of some bookings are answered; without an entry for those that are asked nothing. */
export async function countOpenQuestions(
  db: Queryable,
  bookings: readonly CountedBooking[],
): Promise<ReadonlyMap<number, OpenQuestions>> {
  const seriesIds = [...new Set(bookings.map(({ seriesId }) => seriesId))];
  const { questions, given } = await findAnsweredQuestions(db, { seriesIds, bookingIds: bookings.map(({ id }) => id) });
  return new Map(
    bookings.flatMap((booking) => {
      const [of, people] = [questions.get(booking.seriesId) ?? [], askedPeople(booking)];
      const slots = slotsOf(of, people);
      const answered = given.get(booking.id) ?? [];
      const counts = {
        asked: slots.length,
        unanswered: unanswered(slots, answered).length,
        missing: missingAnswers(of, people, answered).length,
      };
      return slots.length === 0 ? [] : [[booking.id, counts] as const];
    }),
  );
}

/**
 * How many required answers are missing about each person of some bookings, with those about the booking, by `personKey`.
 * @returns null if the series asks nothing that's required
 */
export async function missingByPerson(
  db: Queryable,
  { seriesId, bookingIds }: { readonly seriesId: number; readonly bookingIds: readonly number[] },
): Promise<ReadonlyMap<string, number> | null> {
  const { questions: all, given } = await findAnsweredQuestions(db, { seriesIds: [seriesId], bookingIds });
  const questions = all.get(seriesId) ?? [];
  if (!questions.some(({ isRequired }) => isRequired)) return null;
  const bookings = await findPeople(db, bookingIds);
  const found = new Map<string, number>();
  for (const booking of bookings) {
    const people = askedPeople(booking);
    const missing = missingAnswers(questions, people, given.get(booking.id) ?? []);
    for (const { position } of people) {
      const owed = missing.filter((slot) => slot.position === null || slot.position === position);
      found.set(personKey(booking.id, position), owed.length);
    }
  }
  return found;
}

export function personKey(bookingId: number, position: number): string {
  return `${bookingId}:${position}`;
}
