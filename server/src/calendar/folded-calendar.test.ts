import { assert, array, constantFrom, property, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldedCalendar } from './folded-calendar';

const unfolded = (calendar: string) => calendar.replaceAll(/\r\n[\t ]/g, '');
const lines = (calendar: string) => calendar.split('\r\n');
const longest = (calendar: string) => Math.max(...lines(calendar).map((line) => Buffer.byteLength(line)));

describe('the lines of a calendar', () => {
  it.each([
    ['plain letters', 'a'.repeat(300)],
    ['letters outside the basic plane', '𝒜𝔅'.repeat(60)],
    ['emoji of several parts', '👩🏽‍🚀👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿'.repeat(12)],
    ['Japanese', '日の出'.repeat(40)],
    ['combining marks', 'ȩ́'.repeat(60)],
    ['a letter with very many marks', `e${'\u0301'.repeat(200)}`],
    ['flags', '🇨🇦🇫🇷'.repeat(30)],
  ])('have 75 octets at most, whatever they hold: %s', (_, text) => {
    const calendar = `BEGIN:VCALENDAR\r\nSUMMARY:${text}\r\nEND:VCALENDAR\r\n`;
    const folded = foldedCalendar(calendar);
    expect(longest(folded)).toBeLessThanOrEqual(75);
    expect(unfolded(folded)).toBe(calendar);
    expect(Buffer.from(folded).toString()).toBe(folded);
  });

  it('are folded between letters as people see them', () => {
    const text = '👩🏽‍🚀日é'.repeat(20);
    const [first = '', ...others] = lines(foldedCalendar(`SUMMARY:${text}`)).map((line) => line.trimStart());
    const letters = new Set(['👩🏽‍🚀', '日', 'é']);
    const seen = [first.slice(8), ...others].flatMap((part) =>
      [...new Intl.Segmenter('en').segment(part)].map(({ segment }) => segment),
    );
    expect(seen.filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('are folded at 75 octets, not before', () => {
    expect(lines(foldedCalendar('a'.repeat(75)))).toHaveLength(1);
    expect(lines(foldedCalendar('a'.repeat(76))).map((line) => line.length)).toEqual([75, 2]);
    expect(lines(foldedCalendar('é'.repeat(38))).map((line) => Buffer.byteLength(line))).toEqual([74, 3]);
    expect(lines(foldedCalendar('a'.repeat(75 + 74 + 1))).map((line) => line.length)).toEqual([75, 75, 2]);
  });

  test('a calendar that was folded elsewhere says the same', () => {
    const text = array(string({ unit: 'binary', maxLength: 90 }).map((part) => part.replaceAll(/[\r\n]/g, '')));
    assert(
      property(text, constantFrom('\t', ' '), (given, blank) => {
        const folded = foldedCalendar(given.join(`\r\n${blank}`));
        expect(unfolded(folded)).toBe(unfolded(given.join(`\r\n${blank}`)));
        expect(longest(folded)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 30 },
    );
  });
});
