import type { FieldSheet } from '@ascendant/contract/field-sheet';
import { ticketState } from '@ascendant/domain/booking/check-in';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { waiverStateLabels } from '@ascendant/domain/booking/waiver';
import { extrasNamed, extrasSum, extrasText } from '@ascendant/domain/pricing/extra-text';
import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { typeNamed, typeShown } from '@ascendant/domain/pricing/price-type';
import { answerText } from '@ascendant/domain/question/answer';
import type { BookingQuestion } from '@ascendant/domain/question/question';
import type { CsvCell } from '../../csv/csv-text';
import type { QuestionDeps } from './booking-questions.service';
import { type ReadSheet, type SheetPerson, type Party, sheetOf, type SheetEvent } from './field-sheet.service';
import type { OpenAnswer } from './open-answers';
import { personKey } from './open-questions';

const wireAnswers = (answers: readonly OpenAnswer[]) => answers.map(({ questionId, value }) => ({ questionId, value }));

export function presentFieldSheet({ event, questions, parties, showsPhones, readAt }: ReadSheet): FieldSheet {
  const { id, title, location, meetingPoint, timezone, startDate, startTime, endDate, endTime } = event;
  return {
    event: {
      id,
      title,
      location,
      meetingPoint,
      timezone,
      startDate,
      startTime,
      endDate,
      endTime,
      endsAt: event.endsAt.toISOString(),
    },
    questions,
    parties: parties.map(({ bookingId, phone, answers, missing, people }) => ({
      reference: bookingReference(bookingId),
      phone,
      answers: wireAnswers(answers),
      missing: [...missing],
      people: people.map((person) => ({
        name: person.name,
        age: person.age,
        isChild: person.isChild,
        ...typeShown(person.priceType),
        ...extrasNamed(person.extras),
        ticket: ticketState({ isVoid: false, checkedInAt: person.checkedInAt }),
        waiver: person.waiver,
        answers: wireAnswers(person.answers),
        missing: [...person.missing],
      })),
    })),
    ...extrasOf(parties),
    showsPhones,
    readAt: readAt.toISOString(),
  };
}

/** What's to be brought along for all of them. */
function extrasOf(parties: readonly Party[]): Pick<FieldSheet, 'extras'> {
  const extras = extrasSum(parties.flatMap(({ people }) => people));
  return extras.length > 0 ? { extras } : {};
}

/** Whether anyone takes something along: then the file has a column for it. */
export function hasExtras(parties: readonly Party[]): boolean {
  return extrasOf(parties).extras !== undefined;
}

/** The columns of the file: sensitive questions only if they were asked for. */
export function sheetColumns(questions: readonly BookingQuestion[], withExtras: boolean): readonly string[] {
  return [
    'Name',
    'Age on the first day',
    'Comes as',
    'Booking',
    'Phone of who booked',
    'Check-in',
    'Waiver',
    'Missing answers',
    ...questions.map(({ text }) => text),
    ...(withExtras ? ['Extras'] : []),
  ];
}

/** A person as a row of the file. Answers about the booking are on each of its rows. */
export function sheetCells(
  person: SheetPerson,
  { bookingId, phone, answers, missing }: Party,
  { questions, withExtras }: { readonly questions: readonly BookingQuestion[]; readonly withExtras: boolean },
): readonly CsvCell[] {
  const given = [...answers, ...person.answers];
  return [
    person.name,
    person.age,
    kindOfTicket({ isChild: person.isChild, ...typeNamed(person.priceType) }),
    bookingReference(bookingId),
    phone,
    person.checkedInAt === null ? 'Not checked in' : 'Checked in',
    waiverStateLabels[person.waiver],
    missing.length + person.missing.length,
    ...questions.map((question) => answerCell(question, given)),
    ...(withExtras ? [extrasText(person.extras)] : []),
  ];
}

/** The answer to a question in a cell; null where there's none. */
export function answerCell({ id, kind }: Pick<BookingQuestion, 'id' | 'kind'>, given: readonly OpenAnswer[]): CsvCell {
  const answer = given.find(({ questionId }) => questionId === id);
  if (answer === undefined) return null;
  return answer.value === null ? 'Can’t be read' : answerText(kind, answer.value);
}

/** What the file of attendees says besides, for a caller who may read the field sheet: nothing that's sensitive. */
export interface SheetCells {
  readonly columns: readonly string[];
  /** By `personKey`. */
  readonly cells: ReadonlyMap<string, readonly CsvCell[]>;
}

export async function sheetCellsByPerson(deps: QuestionDeps, event: SheetEvent): Promise<SheetCells> {
  const sheet = await sheetOf(deps, event, new Date());
  const questions = sheet.questions.filter(({ isSensitive }) => !isSensitive);
  const cells = new Map<string, readonly CsvCell[]>();
  for (const party of sheet.parties)
    for (const person of party.people) {
      const given = [...party.answers, ...person.answers];
      cells.set(personKey(party.bookingId, person.position), [
        party.phone,
        party.missing.length + person.missing.length,
        ...questions.map((question) => answerCell(question, given)),
      ]);
    }
  return { columns: ['Phone of who booked', 'Missing answers', ...questions.map(({ text }) => text)], cells };
}
