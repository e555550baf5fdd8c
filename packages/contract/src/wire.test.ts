import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clock, day, id, idText, instant, line, paragraphs } from './wire';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('an id is a whole number from 1 to below 2^31, as a number or as text', () => {
  expect([1, 2 ** 31 - 1].map((value) => accepts(id, value))).toEqual([true, true]);
  expect([0, -1, 1.5, 2 ** 31, '1'].map((value) => accepts(id, value))).toEqual([false, false, false, false, false]);
  expect(idText.parse('2147483647')).toBe(2_147_483_647);
  expect(['0', '01', '-1', '1.0', '2147483648', ' 1', ''].filter((text) => accepts(idText, text))).toEqual([]);
});

test('a day exists, a clock time is from 00:00 to 23:59', () => {
  expect([accepts(day, '2024-02-29'), accepts(day, '2025-02-29'), accepts(day, '2025-1-1')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(['00:00', '23:59', '24:00', '9:00', '12:60'].map((text) => accepts(clock, text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an instant is ISO 8601 in UTC', () => {
  expect(accepts(instant, '2027-07-02T10:45:00.000Z')).toBe(true);
  expect(accepts(instant, '2027-07-02T10:45:00.000+02:00')).toBe(false);
  expect(accepts(instant, '2027-07-02')).toBe(false);
});

describe('one line of text', () => {
  test('holds at most so many characters, counted after trimming', () => {
    expect(line(3).parse('  abc ')).toBe('abc');
    expect(accepts(line(3), 'abcd')).toBe(false);
  });

  test('is empty only where nothing is required', () => {
    expect(line(3).parse(' ')).toBe('');
    expect(line(3, 'Needed').safeParse(' ').error?.issues[0]?.message).toBe('Needed');
  });

  test.each(['\u3164', '\u200b\u200b', '\u2800', '\ufeff', '\u0301'])(
    'counts as empty if nothing in it can be seen: %j',
    (text) => {
      expect(line(3).parse(text)).toBe('');
      expect(line(3, 'Needed').safeParse(text).error?.issues[0]?.message).toBe('Needed');
      expect(paragraphs(3, 'Needed').safeParse(text).error?.issues[0]?.message).toBe('Needed');
    },
  );

  test('comes out composed, so that two spellings of one letter are the same text', () => {
    expect(line(10).parse('The\u0301o')).toBe('Th\u00e9o');
  });

  test.each(['a\nb', 'a\tb', 'a\u0000b', 'a\u202eb', 'a\u2066b', 'a\ud800b', 'a\u0085b', 'a\u2028b', 'a\vb'])(
    'never holds %j',
    (text) => {
      expect(accepts(line(10), text)).toBe(false);
    },
  );

  test('reads the same when read again', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = line(100).safeParse(text);
        if (once.success) expect(line(100).parse(once.data)).toBe(once.data);
      }),
    );
  });
});

describe('several lines of text', () => {
  test('keep their line breaks, as one kind', () => {
    expect(paragraphs(10).parse(' a\r\nb ')).toBe('a\nb');
    expect(paragraphs(10).parse('a\u2028b\u0085c\vd')).toBe('a\nb\nc\nd');
  });

  test.each(['a\u0000b', 'a\ud800b'])('never hold %j', (text) => {
    expect(accepts(paragraphs(10), text)).toBe(false);
  });

  test('hold at most so many characters', () => {
    expect(accepts(paragraphs(3), 'abc')).toBe(true);
    expect(accepts(paragraphs(3), 'abcd')).toBe(false);
  });
});
