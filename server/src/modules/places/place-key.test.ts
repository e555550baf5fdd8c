import { describe, expect, it } from 'vitest';
import { otherKeys, placeKey } from './place-key';

describe('placeKey', () => {
  it.each([
    ['Montréal', 'montreal'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Đà Nẵng', 'da nang'],
    ['Gießen', 'giessen'],
    ['Saint-Étienne-d’Orthe', 'saint etienne dorthe'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['Hawaiʻi', 'hawaii'],
    ['O´Higgins', 'ohiggins'],
    ['  St.   John’s ', 'st johns'],
    ['İstanbul', 'istanbul'],
    ['Москва', 'москва'],
    ['東京', '東京'],
    ['ﬁ', 'fi'],
    ['- ? !', ''],
    ['', ''],
  ])('%j is compared as %j', (text, key) => {
    expect(placeKey(text)).toBe(key);
  });

  it('a key is its own key', () => {
    for (const text of ['Montréal', 'Gießen', "Coeur d'Alene"]) expect(placeKey(placeKey(text))).toBe(placeKey(text));
  });
});

describe('otherKeys', () => {
  it.each([
    ['st louis', ['saint louis']],
    ['saint paul', ['st paul']],
    ['kansas city', ['kansas']],
    ['st charles city', ['saint charles city', 'st charles', 'saint charles']],
    ['boston', []],
    ['stockholm', []],
    ['city', []],
  ])('%j is also looked up as %j', (key, others) => {
    expect(otherKeys(key)).toEqual(others);
  });
});
