import { slotsOf } from '@ascendant/domain/question/question';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../src/database/database';
import type { Sealer } from '../../../src/encryption/sealer';
import { questions as questionsModule } from '../../../src/modules/questions/questions.module';
import { bookingAnswers, bookingQuestions } from '../../schema/attendees';
import { bookings } from '../../schema/bookings';
import type { EventContent } from '../event-content';
import type { EventPlan } from '../plan/event-plan';
import { at, valueOf } from './chunks';
import type { LoadedBooking } from './load-bookings';
import type { LoadedEvent } from './load-events';

/** How long after booking people answer. */
const answeredAfterMs = 2 * 3_600_000;

export interface ThingsToLoad {
  readonly plans: readonly EventPlan[];
  readonly bookings: readonly LoadedBooking[];
  readonly events: ReadonlyMap<string, LoadedEvent>;
  readonly now: Date;
}

/** What demo events ask, and what their travellers have answered. */
export async function loadQuestions(tx: Transaction, things: ThingsToLoad, sealer: Sealer): Promise<void> {
  for (const { content } of things.plans)
    if (content.bookingQuestions)
      await loadQuestionsOf(tx, { ...things, key: content.key, questions: content.bookingQuestions }, sealer);
}

interface AskingEvent extends ThingsToLoad {
  readonly key: string;
  readonly questions: NonNullable<EventContent['bookingQuestions']>;
}

async function loadQuestionsOf(
  tx: Transaction,
  { key, questions, events, ...loaded }: AskingEvent,
  sealer: Sealer,
): Promise<void> {
  const { seriesId } = valueOf(events, key);
  const asked = await tx
    .insert(bookingQuestions)
    .values(
      questions.map(({ scope, kind, text, options = [], isRequired, fromAge, isSensitive }, sort) => ({
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
  const rows = (await partiesOf(tx, loaded.bookings, key)).flatMap(({ id, attendees, bookedAt }, turn) => {
    const people = attendees.map(({ age }, position) => ({ position, age }));
    return slotsOf(asked, people).flatMap(({ questionId, position }) => {
      const question = at(
        asked,
        asked.findIndex((each) => each.id === questionId),
      );
      const { answers } = at(questions, question.sort);
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
