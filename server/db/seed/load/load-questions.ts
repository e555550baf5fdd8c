import { slotsOf } from '@ascendant/domain/question/question';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import type { Sealer } from '../../../src/encryption/sealer';
import { questions as questionsModule } from '../../../src/modules/questions/questions.module';
import { bookingAnswers, bookingQuestions } from '../../schema/booking-questions';
import { bookings } from '../../schema/bookings';
import { askingEvent, demoQuestions } from '../demo-questions';
import { at, valueOf } from './chunks';
import type { LoadedBooking } from './load-bookings';
import type { LoadedEvent } from './load-events';

/** How long after booking people answer. */
const answeredAfterMs = 2 * 3_600_000;

export interface ThingsToLoad {
  readonly bookings: readonly LoadedBooking[];
  readonly events: ReadonlyMap<string, LoadedEvent>;
  readonly now: Date;
}

/** What one demo event asks, and what its travellers have answered. */
export async function loadQuestions(
  tx: Transaction,
  { events, ...loaded }: ThingsToLoad,
  sealer: Sealer,
): Promise<void> {
  const { seriesId } = valueOf(events, askingEvent);
  const asked = await tx
    .insert(bookingQuestions)
    .values(
      demoQuestions.map(({ scope, kind, text, options = [], isRequired, fromAge, isSensitive }, sort) => ({
        seriesId,
        sort,
        scope,
        kind,
        text,
        options: [...options],
        isRequired,
        fromAge,
        isSensitive,
      })),
    )
    .returning();
  const rows = (await partiesOf(tx, loaded.bookings, askingEvent)).flatMap(({ id, attendees, bookedAt }, turn) => {
    const people = attendees.map(({ age }, position) => ({ position, age }));
    return slotsOf(asked, people).flatMap(({ questionId, position }) => {
      const question = at(
        asked,
        asked.findIndex((each) => each.id === questionId),
      );
      const { answers } = at(demoQuestions, question.sort);
      const value = answers[(turn + (position ?? 0)) % answers.length] ?? null;
      if (value === null) return [];
      const slot = { bookingId: id, questionId, position };
      return {
        ...slot,
        asked: question.text,
        isSensitive: question.isSensitive,
        sealed: sealer.seal(value, questionsModule.placeOf(slot)),
        answeredAt: earlier(new Date(bookedAt.getTime() + answeredAfterMs), loaded.now),
      };
    });
  });
  await tx.insert(bookingAnswers).values(rows);
}

/** The confirmed bookings of a demo event, in the order in which they were made. */
export async function partiesOf(tx: Transaction, loaded: readonly LoadedBooking[], eventKey: string) {
  const made = loaded.filter(({ plan }) => plan.event.content.key === eventKey);
  const ids = made.map(({ id }) => id);
  const rows = await tx.select().from(bookings).where(inArray(bookings.id, ids)).orderBy(bookings.id);
  return rows
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, userId, attendees }) => ({ id, userId, attendees, bookedAt: at(made, ids.indexOf(id)).plan.bookedAt }));
}

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
