import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database';
import { preparedText, searchTerms } from './search-terms';

/** How many letters are compared at a time. */
const batchSize = 20_000;

describe('a text as it is searched', () => {
  it.each([
    ['Café de Montréal!', 'cafe de montreal'],
    ["O’Reilly's", 'oreillys'],
    ['Val-d’Or', 'val dor'],
    ['Fête de l’hiver', 'fete de lhiver'],
    ['Swim/Bike/Run', 'swim bike run'],
    ['Node.js', 'node js'],
    ['C++ & C#', 'cplusplus csharp'],
    ['ＦＵＬＬ　ＷＩＤＴＨ １０ｋ', 'full width 10k'],
    ['ﬁlm œuvre Ærø straße Łódź', 'film oeuvre aero strasse lodz'],
    ['Ёлка и Московский', 'елка и московскии'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['가을 단풍', '가을 단풍'],
    ['हिन्दी', 'हिन्दी'],
    ['ダンス', 'ダンス'],
    ['10km夜景ツアー', '10km 夜景ツアー'],
    ['★ 🎉!', '★ 🎉'],
    ['%_!', ''],
  ])('%s is %s', (text, prepared) => {
    expect(preparedText(text)).toBe(prepared);
  });

  it('has at most ten terms of forty letters, none of them cut within a letter', () => {
    expect(searchTerms('a b c d e f g h i j k l')).toHaveLength(10);
    expect(searchTerms('𝔸'.repeat(10) + '𐐷'.repeat(50))).toEqual(['a'.repeat(10) + '𐐷'.repeat(30)]);
  });

  it('is prepared by the database as by us, for every letter that both know', async ({ skip }) => {
    const { pool } = await testDatabase();
    const { rows: asked } = await pool.query<{ answers: boolean }>(
      `select to_regprocedure('unicode_assigned(text)') is not null as answers`,
    );
    skip(asked[0]?.answers !== true, 'Before version 17, PostgreSQL doesn’t say which letters it knows.');
    const letters = Array.from({ length: 0x11_00_00 - 1 }, (_, place) => place + 1)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[^\p{Cn}\p{Co}]/u.test(letter));
    const different: string[] = [];
    for (let from = 0; from < letters.length; from += batchSize) {
      const texts = letters.slice(from, from + batchSize).map((letter) => `x${letter} Y`);
      const { rows } = await pool.query<{ text: string; prepared: string }>(
        'select text, search_text(text) as prepared from unnest($1::text[]) as text where unicode_assigned(text)',
        [texts],
      );
      different.push(...rows.filter(({ text, prepared }) => prepared !== preparedText(text)).map(({ text }) => text));
    }
    expect(letters.length).toBeGreaterThan(140_000);
    expect(different).toEqual([]);
  }, 60_000);
});

it('nothing is left of a character that the database can’t store', () => {
  expect([preparedText('\0'), preparedText('jazz\0band')]).toEqual(['', 'jazz band']);
});
