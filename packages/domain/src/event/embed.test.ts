import { describe, expect, it } from 'vitest';
import { accentIn, embedQuery, inkOn, readEmbedChoice } from './embed';

describe('the parameters of an embeddable page', () => {
  it.each([
    [{}, {}],
    [{ host: '7' }, { host: 7 }],
    [
      { host: '7', theme: 'dark', accent: '#B3541E', columns: '1', number: '24' },
      { host: 7, theme: 'dark', accent: 'b3541e', columns: 1, number: 24 },
    ],
    [
      { columns: '4', number: '1' },
      { columns: 4, number: 1 },
    ],
    [{ host: '', utm_source: 'x', cursor: 'y' }, {}],
  ])('are read: %j', (query, choice) => {
    expect(readEmbedChoice(query)).toEqual(choice);
  });

  it.each([
    [{ host: '0' }, '“host” must be the number of an organizer.'],
    [{ host: '2147483648' }, '“host” must be the number of an organizer.'],
    [{ host: ['7', '8'] }, '“host” must be the number of an organizer.'],
    [{ theme: 'Dark' }, '“theme” must be one of auto, light, dark.'],
    [{ accent: 'red' }, '“accent” must be a colour of six hexadecimal digits, like b3541e.'],
    [{ accent: 'fff}body{x:y' }, '“accent” must be a colour of six hexadecimal digits, like b3541e.'],
    [{ columns: '0' }, '“columns” must be a number from 1 to 4.'],
    [{ columns: '5' }, '“columns” must be a number from 1 to 4.'],
    [{ number: '25' }, '“number” must be a number from 1 to 24.'],
    [{ number: '1.5' }, '“number” must be a number from 1 to 24.'],
  ])('that aren’t right are named with what they accept: %j', (query, sentence) => {
    expect(readEmbedChoice(query)).toEqual([sentence]);
  });

  it('that aren’t right are all named at once', () => {
    expect(readEmbedChoice({ theme: 'x', columns: '9' })).toHaveLength(2);
  });

  it('say a choice again, in one order', () => {
    expect(embedQuery({})).toBe('');
    expect(embedQuery({ columns: 2, host: 7 }, { cursor: 'a&b' })).toBe('?host=7&columns=2&cursor=a%26b');
  });
});

describe('the accent colour', () => {
  it.each([
    ['#b3541e', 'b3541e'],
    [' B3541E ', 'b3541e'],
    ['b354', null],
    ['red', null],
    ['b3541e;', null],
  ])('%j is %j', (text, accent) => {
    expect(accentIn(text)).toBe(accent);
  });

  it.each([
    ['ffffff', 'black'],
    ['000000', 'white'],
    ['ffe066', 'black'],
    ['123a7b', 'white'],
    ['777777', 'black'],
    ['757575', 'white'],
  ])('%s is written on in %s', (accent, ink) => {
    expect(inkOn(accent)).toBe(ink);
  });

  it('reads at 4.5 to 1 on every grey', () => {
    const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    for (let grey = 0; grey < 256; grey += 1) {
      const back = light(grey / 255);
      const front = inkOn(grey.toString(16).padStart(2, '0').repeat(3)) === 'black' ? 0 : 1;
      const ratio = (Math.max(back, front) + 0.05) / (Math.min(back, front) + 0.05);
      expect(ratio, String(grey)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
