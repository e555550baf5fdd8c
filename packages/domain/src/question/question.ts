/** What a question is about: the booking as a whole, or each person on it. */
export const questionScopes = ['booking', 'person'] as const;
export type QuestionScope = (typeof questionScopes)[number];

/** How a question is answered. */
export const questionKinds = ['text', 'choice', 'yes_no', 'number', 'date'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionScopeNames: Readonly<Record<QuestionScope, string>> = {
  booking: 'Once for the booking',
  person: 'For each person',
};

export const questionKindNames: Readonly<Record<QuestionKind, string>> = {
  text: 'Text',
  choice: 'One of several choices',
  yes_no: 'Yes or no',
  number: 'Number',
  date: 'Date',
};

/** Questions of one series that are asked. */
export const maxQuestions = 20;
export const questionMaxLength = 200;
export const optionMaxLength = 80;
export const minOptions = 2;
export const maxOptions = 20;
/** A question can be from an age; below 1 it would be for everyone. */
export const fromAgeLimits = [1, 99] as const;

/** A question that an organizer asks travellers after they've booked. */
export interface BookingQuestion {
  readonly id: number;
  readonly scope: QuestionScope;
  readonly kind: QuestionKind;
  readonly text: string;
  /** Of a choice; empty for the other kinds. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
  /** Asked of people who are this old on the event's first day; null for everyone. */
  readonly fromAge: number | null;
  /** About health, diet or an emergency contact: fewer people see the answers, and they're erased sooner. */
  readonly isSensitive: boolean;
}

/** Someone who comes, as questions look at them. */
export interface AskedPerson {
  /** In the booking, from 0. */
  readonly position: number;
  /** On the event's first day; null where it isn't known, as for guests. */
  readonly age: number | null;
}

/** One place for an answer: a question, and who it's about; null for the booking. */
export interface AnswerSlot {
  readonly questionId: number;
  readonly position: number | null;
}

/** The name of a slot, by which a form marks its field: 'answers.12', or 'answers.12.0' for the first person. */
export function answerField({ questionId, position }: AnswerSlot): string {
  return `answers.${questionId}${position === null ? '' : `.${position}`}`;
}

/** Whether someone is asked a question. An age that isn't known doesn't leave anyone out. */
function isAskedOf({ fromAge }: Pick<BookingQuestion, 'fromAge'>, { age }: AskedPerson): boolean {
  return fromAge === null || age === null || age >= fromAge;
}

type Asked = Pick<BookingQuestion, 'id' | 'scope' | 'fromAge'>;

/**
 * Everything that a booking is asked, in the order of the questions. A question about the booking is asked if anyone on it is old enough.
 * @param people those who come
 * Source: docs/rules/booking.md, "The organizer's questions".
 */
export function slotsOf(questions: readonly Asked[], people: readonly AskedPerson[]): readonly AnswerSlot[] {
  return questions.flatMap((question): readonly AnswerSlot[] => {
    const asked = people.filter((person) => isAskedOf(question, person));
    if (asked.length === 0) return [];
    const about = question.scope === 'booking' ? [null] : asked.map(({ position }) => position);
    return about.map((position) => ({ questionId: question.id, position }));
  });
}

/** The required answers that a booking hasn't given, in the order of the questions. */
export function missingAnswers(
  questions: readonly (Asked & Pick<BookingQuestion, 'isRequired'>)[],
  people: readonly AskedPerson[],
  given: readonly AnswerSlot[],
): readonly AnswerSlot[] {
  const required = questions.filter(({ isRequired }) => isRequired);
  return unanswered(slotsOf(required, people), given);
}

/** The slots without an answer. */
export function unanswered(slots: readonly AnswerSlot[], given: readonly AnswerSlot[]): readonly AnswerSlot[] {
  const answered = new Set(given.map(answerField));
  return slots.filter((slot) => !answered.has(answerField(slot)));
}

/** A reason to fill them in, as people read it: '2 required answers are missing'; null if none is. */
export function missingText(missing: number): string | null {
  if (missing === 0) return null;
  return missing === 1 ? '1 required answer is missing' : `${missing} required answers are missing`;
}
