import { minOptions, type BookingQuestion } from './question';

/** A question as an organizer's form has it. */
export type QuestionDraft = Pick<
  BookingQuestion,
  'scope' | 'kind' | 'text' | 'options' | 'isRequired' | 'fromAge' | 'isSensitive'
>;

/** What's wrong with a question, by field; empty if nothing is. */
export type QuestionProblems = Readonly<Partial<Record<'text' | 'options' | 'kind' | 'scope', string>>>;

/**
 * What a question can't be. Lengths are checked where the form is read.
 * Source: docs/rules/booking.md, "The organizer's questions".
 */
export function questionProblems({ kind, text, options }: QuestionDraft): QuestionProblems {
  const problems: { text?: string; options?: string } = {};
  if (text.trim() === '') problems.text = 'Please enter the question';
  if (kind === 'choice') {
    const given = options.filter((option) => option.trim() !== '');
    if (given.length < minOptions) problems.options = `Please enter at least ${minOptions} answers to choose from`;
    else if (new Set(given).size < given.length) problems.options = 'Each answer can be in the list once';
  }
  return problems;
}

/**
 * A question that has answers stays of the same kind and about the same people, so that they stay answers to it. Its text can change: an answer is
 * stored with the text that was answered.
 */
export function refuseChange(
  before: Pick<BookingQuestion, 'kind' | 'scope' | 'options'>,
  after: QuestionDraft,
): QuestionProblems {
  const why = 'This question has answers. Remove it and add another one instead.';
  if (before.kind !== after.kind) return { kind: why };
  return before.scope === after.scope ? {} : { scope: why };
}
