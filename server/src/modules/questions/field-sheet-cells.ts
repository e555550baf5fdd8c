import type { CsvCell } from '../../csv/csv-text';
import type { QuestionDeps } from './booking-questions.service';
import { answerCell } from './field-sheet.presenter';
import { sheetOf, type SheetEvent } from './field-sheet.service';
import { personKey } from './open-questions';

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
