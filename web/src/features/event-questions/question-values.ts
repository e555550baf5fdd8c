import type { QuestionKind, QuestionScope } from '@ascendant/domain/question/question';
import { questionProblems } from '@ascendant/domain/question/question-form';
import type { ManagedQuestion, SentQuestions } from '../../data/booking-questions';

/** A question as the form has it: numbers and lists are texts while they're typed. */
export interface QuestionValues {
  /** For React, and for the fields of a question that has no id yet. */
  readonly key: string;
  readonly id: number | undefined;
  readonly scope: QuestionScope;
  readonly kind: QuestionKind;
  readonly text: string;
  /** One answer to choose from on each line. */
  readonly options: string;
  readonly isRequired: boolean;
  readonly fromAge: string;
  readonly isSensitive: boolean;
  readonly hasAnswers: boolean;
}

let made = 0;
const newKey = () => `new-${(made += 1)}`;

export function newQuestion(values: Partial<QuestionValues> = {}): QuestionValues {
  return {
    key: newKey(),
    id: undefined,
    scope: 'person',
    kind: 'text',
    text: '',
    options: '',
    isRequired: false,
    fromAge: '',
    isSensitive: false,
    hasAnswers: false,
    ...values,
  };
}

/** What organizers often need to know, to start from. */
export const suggestedQuestions: readonly (readonly [label: string, values: Partial<QuestionValues>])[] = [
  [
    'Emergency contact',
    {
      scope: 'booking',
      text: 'Emergency contact: name, relationship and phone number',
      isRequired: true,
      isSensitive: true,
    },
  ],
  ['Allergies and diet', { text: 'Any allergies, or food you don’t eat?', isSensitive: true }],
  ['Health', { text: 'Any medical condition that the guide should know about?', isSensitive: true }],
  ['Boot size', { text: 'Boot size (EU)', kind: 'number' }],
];

export function valuesOf(question: ManagedQuestion): QuestionValues {
  return {
    ...question,
    key: `stored-${question.id}`,
    options: question.options.join('\n'),
    fromAge: question.fromAge === null ? '' : String(question.fromAge),
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function sentQuestion({ id, scope, kind, text, options, isRequired, fromAge, isSensitive }: QuestionValues) {
  const age = fromAge.trim() === '' ? null : Number(fromAge);
  const sent = { scope, kind, text, isRequired, fromAge: age, isSensitive };
  return { ...sent, ...(id === undefined ? {} : { id }), options: kind === 'choice' ? linesOf(options) : [] };
}

/** What's sent: all that's on the form, and the ids of what was taken off it. */
export function sentQuestions(values: readonly QuestionValues[], stored: readonly ManagedQuestion[]): SentQuestions {
  const listed = new Set(values.map(({ id }) => id));
  return { questions: values.map(sentQuestion), removed: stored.map(({ id }) => id).filter((id) => !listed.has(id)) };
}

/** What's wrong before it's sent, under the same names as the server's. */
export function problemsOf(values: readonly QuestionValues[]): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [index, value] of values.entries()) {
    const sent = sentQuestion(value);
    for (const [field, sentence] of Object.entries(questionProblems(sent)))
      problems[`questions.${index}.${field}`] = sentence;
    if (sent.fromAge !== null && !/^\d{1,2}$/.test(value.fromAge.trim()))
      problems[`questions.${index}.fromAge`] = 'Please enter an age in years, from 1 to 99';
  }
  return problems;
}
