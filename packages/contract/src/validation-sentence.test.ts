import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from './routes';
import { validationSentence } from './validation-sentence';

const form = z.object({
  age: z.int().min(0).max(500),
  price: z.number().positive().lt(10),
  name: z.string().min(1).max(3),
  code: z.string().min(3),
  email: z.email(),
  day: z.iso.date(),
  days: z
    .array(z.enum(['sunday', 'monday']))
    .max(2)
    .min(1),
  isNew: z.boolean(),
  own: z.string('Say your name'),
});
const good = {
  age: 1,
  price: 1,
  name: 'a',
  code: 'abc',
  email: 'a@b.ca',
  day: '2027-01-01',
  days: ['sunday'],
  isNew: true,
  own: 'x',
};

function sentenceFor(change: Record<string, unknown>): string | undefined {
  return form.safeParse({ ...good, ...change }, { error: validationSentence }).error?.issues[0]?.message;
}

test.each([
  [{ age: 501 }, 'Please enter 500 or less'],
  [{ age: -1 }, 'Please enter 0 or more'],
  [{ age: 1.5 }, 'Please enter a whole number'],
  [{ age: 'ten' }, 'Please enter a number'],
  [{ age: undefined }, 'This field is required'],
  [{ price: 0 }, 'Please enter more than 0'],
  [{ price: 10 }, 'Please enter less than 10'],
  [{ name: '' }, 'This field is required'],
  [{ name: 'abcd' }, 'Please use at most 3 characters'],
  [{ name: 4 }, 'Please enter text'],
  [{ code: 'ab' }, 'Please use at least 3 characters'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ day: 'soon' }, "This isn't in the right format"],
  [{ days: ['funday'] }, 'Please choose one of: sunday, monday'],
  [{ days: [] }, 'Please choose at least 1'],
  [{ days: ['sunday', 'monday', 'sunday'] }, 'Please choose at most 2'],
  [{ days: 'sunday' }, 'Please send a list'],
  [{ isNew: 'yes' }, 'Please send true or false'],
  [{ own: 4 }, 'Say your name'],
])('a wrong value is explained in plain words: %o', (change, sentence) => {
  expect(sentenceFor(change)).toBe(sentence);
});

/** The validator's own words; 'Invalid email address' is the specification's. */
const technical = /Invalid (?!email address)|Too (big|small)|expected|received|Unrecognized|union/i;

test('no call answers a wrong body in the validator’s words', () => {
  const nonsense: readonly unknown[] = [
    undefined,
    null,
    'x',
    '',
    1e9,
    -1e9,
    1.5,
    true,
    [],
    {},
    ['x'],
    'x'.repeat(20_000),
  ];
  const said = Object.values(routes).flatMap((route) => {
    const { body } = route as { readonly body?: z.ZodType };
    if (!(body instanceof z.ZodObject)) return [];
    return nonsense.flatMap((value) => {
      const input = Object.fromEntries(Object.keys(body.shape).map((name) => [name, value]));
      const { error } = body.safeParse(input, { error: validationSentence });
      return (error?.issues ?? []).filter(({ code, message }) => code !== 'invalid_union' && technical.test(message));
    });
  });
  expect(said.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
});
