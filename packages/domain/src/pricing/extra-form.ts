import { fieldProblems, type FieldProblems } from '../event/form/field-problems';
import { parseDollars, toDecimal } from '../money';
import { numberText } from '../site/locale';
import type { Extra, ExtraChoice } from './extra';
import { maxTicketPrice, tooDearText } from './tier';

/** How many an event has, and how many choices all of them together. */
export const maxExtras = 20;
export const maxChoices = 60;
export const extraNameMaxLength = 60;
export const extraNoteMaxLength = 200;
export const choiceNameMaxLength = 30;
/** How many of an extra there can be on a date. */
export const maxLimit = 10_000;

/** An extra as it's sent: amounts, numbers and choices as text, 'S: 4, M: 8' or 'Fish, Vegan'. */
export interface ExtraForm extends Omit<Extra, 'price' | 'choices' | 'limit'> {
  readonly price: string;
  readonly choices: string;
  readonly limit: string;
}

export function extraForm({ price, choices, limit, ...extra }: Extra): ExtraForm {
  return {
    ...extra,
    price: toDecimal(price),
    choices: choices.map(({ name, limit: each }) => (each === null ? name : `${name}: ${each}`)).join(', '),
    limit: limit === null ? '' : String(limit),
  };
}

/** The extra that a form without problems says. @throws RangeError for one that `extraProblems` refuses */
export function readExtra({ price, choices, limit, ...extra }: ExtraForm): Extra {
  const amount = parseDollars(price.trim());
  if (amount === null) throw new RangeError('Not an extra');
  return {
    ...extra,
    name: extra.name.trim(),
    note: extra.note.trim(),
    price: amount,
    choices: choicesOf(choices).map(({ name, limit: each }) => ({ name, limit: limitOf(each) })),
    limit: limitOf(limit),
  };
}

/** The choices in a text, as typed. */
function choicesOf(text: string): readonly { readonly name: string; readonly limit: string }[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = part, limit = ''] = /^(.*?)\s*:\s*(.*)$/u.exec(part) ?? [];
      return { name, limit };
    });
}

function limitOf(text: string): ExtraChoice['limit'] {
  return text.trim() === '' ? null : Number(text);
}

type Problem = readonly [field: string, sentence: string];

/**
 * What's wrong with an event's extras, by field: `extras.0.name` and so on.
 * Source: docs/rules/pricing.md, "Extras".
 */
export function extraProblems(extras: readonly ExtraForm[]): FieldProblems {
  if (extras.length > maxExtras) return { extras: `Add up to ${maxExtras} extras` };
  const all = extras.reduce((sum, { choices }) => sum + choicesOf(choices).length, 0);
  if (all > maxChoices) return { extras: `All extras together can have up to ${maxChoices} choices` };
  return fieldProblems(
    extras.flatMap((extra, index) => {
      const before = extras.slice(0, index).map(({ name }) => plain(name));
      return [...problemsOf(extra, before)].map(([field, sentence]): Problem => [`extras.${index}.${field}`, sentence]);
    }),
  );
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

/** @param taken names that it can't have */
function* problemsOf({ name, note, price, choices, limit }: ExtraForm, taken: readonly string[]): Iterable<Problem> {
  if (name.trim() === '') yield ['name', 'Please enter a name, such as Wetsuit'];
  if (name.trim().length > extraNameMaxLength) yield ['name', `A name can have up to ${extraNameMaxLength} characters`];
  if (taken.includes(plain(name))) yield ['name', 'This name is taken: choose another'];
  if (note.trim().length > extraNoteMaxLength) yield ['note', `A note can have up to ${extraNoteMaxLength} characters`];
  const amount = parseDollars(price.trim());
  if (amount === null) yield ['price', 'Please enter an amount, such as 15 or 0'];
  else if (amount > maxTicketPrice) yield ['price', tooDearText];
  if (!isLimit(limit)) yield ['limit', limitText];
  yield* choiceProblems(choicesOf(choices));
}

function* choiceProblems(choices: ReturnType<typeof choicesOf>): Iterable<Problem> {
  const names = choices.map(({ name }) => plain(name));
  if (names.some((name) => name === '' || name.length > choiceNameMaxLength))
    yield ['choices', `A choice has a name of up to ${choiceNameMaxLength} characters`];
  else if (new Set(names).size < names.length) yield ['choices', 'Each choice can be named once'];
  else if (choices.length === 1) yield ['choices', 'Name at least two choices, or none'];
  else if (choices.some(({ limit }) => !isLimit(limit))) yield ['choices', `After a colon: ${limitText.toLowerCase()}`];
}

function isLimit(text: string): boolean {
  return text.trim() === '' || (/^\d{1,5}$/u.test(text.trim()) && Number(text) <= maxLimit);
}

const limitText = `A whole number from 0 to ${numberText(maxLimit)}, or nothing`;
