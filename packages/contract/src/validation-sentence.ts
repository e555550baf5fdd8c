import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** Choices are named up to this many. */
const maxNamedChoices = 12;

/**
 * What we say about a wrong value where the schema says nothing itself: the validator's own words ('Too big: expected number to
 * be <=500') are for programmers. Pass it as `error` when you parse what a person sent.
 * @returns one sentence for the field
 */
export function validationSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required' : ofType(issue.expected);
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'not_multiple_of':
      return 'Please enter a whole number';
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address' : "This isn't in the right format";
    default:
      return 'Please check this field';
  }
}

const types: Readonly<Record<string, string>> = {
  string: 'Please enter text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please send true or false',
  array: 'Please send a list',
};

function ofType(expected: string): string {
  return types[expected] ?? 'Please check this field';
}

function atMost(origin: string, maximum: number, isInclusive: boolean): string {
  if (origin === 'string') return `Please use at most ${maximum} characters`;
  if (origin === 'array' || origin === 'set') return `Please choose at most ${maximum}`;
  return isInclusive ? `Please enter ${maximum} or less` : `Please enter less than ${maximum}`;
}

function atLeast(origin: string, minimum: number, isInclusive: boolean): string {
  if (origin === 'string')
    return minimum === 1 ? 'This field is required' : `Please use at least ${minimum} characters`;
  if (origin === 'array' || origin === 'set') return `Please choose at least ${minimum}`;
  return isInclusive ? `Please enter ${minimum} or more` : `Please enter more than ${minimum}`;
}

function oneOf(choices: readonly string[]): string {
  return choices.length > maxNamedChoices
    ? 'Please choose one of the options'
    : `Please choose one of: ${choices.join(', ')}`;
}
