import { maxQuestions, type BookingQuestion } from '@ascendant/domain/question/question';
import { questionProblems, refuseChange, type QuestionDraft } from '@ascendant/domain/question/question-form';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { events } from '../events/events.module';
import * as repository from './questions.repository';
import type { ManagedQuestionRow } from './questions.repository';

/** @throws AppError not_found; forbidden for an event that anyone can read */
export async function questionsOfEvent(
  db: Database,
  caller: Caller,
  eventId: number,
): Promise<readonly ManagedQuestionRow[]> {
  const { seriesId } = await events.changeableEvent(db, eventId, caller);
  return repository.findManagedQuestions(db, seriesId);
}

/** A question of the form: one that's stored has its id. */
export interface SentQuestion extends QuestionDraft {
  readonly id?: number | undefined;
}

export interface QuestionsChange {
  readonly eventId: number;
  /** In the order in which they're asked. */
  readonly questions: readonly SentQuestion[];
  readonly removed: readonly number[];
  readonly requestId: string;
}

/**
 * Changes what people who book a date of the event's series are asked. Questions that the form doesn't name stay, after the others: someone else has
 * added them since it was opened.
 * @throws AppError not_found; forbidden; invalid_input with the fields, such as `questions.2.text`
 * Source: docs/rules/events.md, "Questions for travellers".
 */
export async function setQuestions(
  db: Database,
  caller: Caller,
  { eventId, questions, removed, requestId }: QuestionsChange,
): Promise<readonly ManagedQuestionRow[]> {
  const { seriesId } = await events.changeableEvent(db, eventId, caller);
  return inTransaction(db, async (tx) => {
    await repository.lockSeries(tx, seriesId);
    const stored = await repository.findManagedQuestions(tx, seriesId);
    const others = stored.filter(({ id }) => !removed.includes(id) && !questions.some((sent) => sent.id === id));
    refuseProblems(questions, { stored, others: others.length });
    await repository.removeQuestions(tx, { seriesId, ids: removed });
    for (const [sort, sent] of questions.entries()) await write(tx, { seriesId, sort, sent });
    for (const [index, other] of others.entries())
      await repository.updateQuestion(tx, placed(other, questions.length + index));
    const changes = { questions: { before: stored.length, after: questions.length + others.length } };
    const target = { type: 'event', id: eventId };
    await recordAudit(tx, { actor: caller, action: 'event.questions_changed', target, changes, requestId });
    return repository.findManagedQuestions(tx, seriesId);
  });
}

type Transaction = Parameters<typeof repository.lockSeries>[0];

async function write(
  tx: Transaction,
  { seriesId, sort, sent }: { readonly seriesId: number; readonly sort: number; readonly sent: SentQuestion },
): Promise<void> {
  const question = { ...draftOf(sent), sort };
  if (sent.id === undefined) await repository.insertQuestion(tx, { ...question, seriesId });
  else await repository.updateQuestion(tx, { ...question, id: sent.id });
}

function placed(question: BookingQuestion, sort: number) {
  return { ...draftOf(question), id: question.id, sort };
}

function draftOf({ scope, kind, text, options, isRequired, fromAge, isSensitive }: QuestionDraft): QuestionDraft {
  const chosen = kind === 'choice' ? options.filter((option) => option !== '') : [];
  return { scope, kind, text, options: chosen, isRequired, fromAge, isSensitive };
}

interface Stored {
  readonly stored: readonly ManagedQuestionRow[];
  /** How many stay besides. */
  readonly others: number;
}

const gone = 'Someone else has removed this question. Add it as a new one if you still need it.';

function refuseProblems(questions: readonly SentQuestion[], { stored, others }: Stored): void {
  const fields: Record<string, string> = {};
  if (questions.length + others > maxQuestions) fields['questions'] = `At most ${maxQuestions} questions`;
  for (const [index, sent] of questions.entries()) {
    const before = stored.find(({ id }) => id === sent.id);
    const problems = {
      ...(sent.id !== undefined && before === undefined ? { text: gone } : {}),
      ...(before?.hasAnswers === true ? refuseChange(before, sent) : {}),
      ...questionProblems(sent),
    };
    for (const [field, sentence] of Object.entries(problems)) fields[`questions.${index}.${field}`] = sentence;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
