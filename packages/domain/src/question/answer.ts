import { isCalendarDay } from '../calendar-day';
import { isPlainText, trimmedLines } from '../plain-text';
import { ok, refuse, type Result } from '../result';
import type { BookingQuestion } from './question';

export const answerMaxLength = 1000;
/** Numbers that can be an answer: sizes, weights, years. */
export const answerNumberLimits = [-1_000_000, 1_000_000] as const;

/** The answers to a yes/no question, and how people read them. */
export const yesNoNames = { yes: 'Yes', no: 'No' } as const;
export type YesNo = keyof typeof yesNoNames;

function isYesNo(text: string): text is YesNo {
  return text === 'yes' || text === 'no';
}

/**
 * Reads what was typed or chosen as an answer to a question of this kind.
 * @param typed an empty text is no answer
 * @returns the answer as it's stored: a number without leading zeros, a date as YYYY-MM-DD, 'yes' or 'no'
 * Source: docs/rules/booking.md, "The organizer's questions".
 */
export function readAnswer(
  { kind, options }: Pick<BookingQuestion, 'kind' | 'options'>,
  typed: string,
): Result<string, 'wrong_kind'> {
  const text = trimmedLines(typed);
  if (text === '') return ok('');
  switch (kind) {
    case 'text':
      return readText(text);
    case 'choice':
      return options.includes(text) ? ok(text) : refuse('wrong_kind', 'Please choose one of the answers.');
    case 'yes_no':
      return isYesNo(text) ? ok(text) : refuse('wrong_kind', 'Please choose yes or no.');
    case 'number':
      return readNumber(text);
    case 'date':
      return isCalendarDay(text) ? ok(text) : refuse('wrong_kind', 'Please enter a date that exists.');
  }
}

function readText(text: string): Result<string, 'wrong_kind'> {
  if (text.length > answerMaxLength) return refuse('wrong_kind', `Please use at most ${answerMaxLength} characters.`);
  return isPlainText(text) ? ok(text) : refuse('wrong_kind', 'Please use plain text.');
}

/** Digits as people type them: 42, 27.5, 27,5 or .5. */
const numeral = /^[+-]?(?:\d{1,7}(?:[.,]\d{1,3})?|[.,]\d{1,3})$/;
/** With a space or comma between thousands: 1 000, 12 000,5, 1,000.5 or 1,000,000. */
const grouped = /^[+-]?\d{1,3}(?:(?: \d{3})+(?:[.,]\d{1,3})?|(?:,\d{3})+\.\d{1,3}|(?:,\d{3}){2,})$/;
/** Thousands to some, a fraction to others. */
const ambiguous = /^([+-]?[1-9]\d{0,2}),(\d{3})$/;

/** Keyboards and word processors write the minus sign (U+2212) or an en dash for a hyphen, and spaces that don't break for spaces. */
function readNumber(typed: string): Result<string, 'wrong_kind'> {
  const text = typed.replace(/^[\u2212\u2013] ?/, '-').replaceAll(/\p{Zs}/gu, ' ');
  if (!numeral.test(text) && !grouped.test(text))
    return refuse('wrong_kind', 'Please enter a number, such as 42 or 27.5.');
  if (ambiguous.test(text))
    return refuse('wrong_kind', text.replace(ambiguous, 'Please enter $1$2 or $1.$2: $1,$2 can be either.'));
  const isCommaDecimal = !/,.*[,.]/.test(text);
  const number = Number(text.replaceAll(' ', '').replaceAll(',', isCommaDecimal ? '.' : ''));
  const [least, most] = answerNumberLimits;
  if (number < least || number > most) return refuse('wrong_kind', `Please enter a number from ${least} to ${most}.`);
  return ok(String(number === 0 ? 0 : number));
}

/** An answer as people read it; a date in its own form, which the caller may write another way. */
export function answerText(kind: BookingQuestion['kind'], value: string): string {
  return kind === 'yes_no' && isYesNo(value) ? yesNoNames[value] : value;
}
