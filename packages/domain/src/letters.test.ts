import { assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLetter, shortenedText } from './letters';

describe('a shortened text', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    [' several \n\n lines ', 20, 'several lines'],
    ['one two three', 12, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one, two', 5, 'one,…'],
  ])('ends after a word: %j in %i', (text, most, shortened) => {
    expect(shortenedText(text, most)).toBe(shortened);
  });

  it.each([
    ['Japanese', `July 2, 2027, Kyoto. ${'夜明けの山を歩きます。'.repeat(20)}`],
    ['Thai', `July 2, 2027, Chiang Mai. ${'เดินป่าตอนเช้า'.repeat(20)}`],
    ['Chinese', '清晨徒步穿越山谷'.repeat(30)],
    ['Burmese', 'မနက်စောစောတောင်တက်ခြင်း'.repeat(12)],
    ['emoji', `Look: ${'👩🏽‍🚀🇨🇦'.repeat(40)}`],
    ['one long word', 'a'.repeat(400)],
  ])('ends between letters where there are no blanks: %s', (_, text) => {
    const shortened = shortenedText(text, 155);
    expect(shortened.length).toBeGreaterThan(140);
    expect(shortened.length).toBeLessThanOrEqual(156);
    const letters = (each: string) => [...new Intl.Segmenter('en').segment(each)].map(({ segment }) => segment);
    const shown = letters(shortened.slice(0, -1));
    expect(letters(text).slice(0, shown.length)).toEqual(shown);
  });

  it('begins the text, is never longer than it may be, and holds no half of a letter', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 60 }), nat({ max: 40 }), (text, most) => {
        const shortened = shortenedText(text, most);
        expect(shortened.length).toBeLessThanOrEqual(most + 1);
        expect(shortened).not.toMatch(/\p{Surrogate}/u);
        expect(text.replaceAll(/\s+/g, ' ').trim().startsWith(shortened.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('the first letter', () => {
  it.each([
    ['Maya', 'M'],
    ['', ''],
    ['👩🏽‍🚀 Ada', '👩🏽‍🚀'],
    ['🇨🇦', '🇨🇦'],
    ['e\u0301a', 'e\u0301'],
    ['𝒜da', '𝒜'],
  ])('of %j is %j', (text, letter) => {
    expect(firstLetter(text)).toBe(letter);
  });
});
