import { expect, test } from 'vitest';
import { csvText } from './csv-text';

const only = (cell: string | number | null) => csvText(['a'], [[cell]]).split('\r\n')[1];

test.each([
  ['=1+1', `"'=1+1"`],
  ['+49 30 1234', `"'+49 30 1234"`],
  ['-2+3', `"'-2+3"`],
  ['-11.87', '"-11.87"'],
  ['-15', '"-15"'],
  ['-15\n', `"'-15\n"`],
  ['-1,5', `"'-1,5"`],
  ['--1', `"'--1"`],
  ['-1e3', `"'-1e3"`],
  ['+493012345', `"'+493012345"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ["'=1", `"'=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['﹦1', `"'﹦1"`],
  ['\u22121', `"'\u22121"`],
  [' =1', `"' =1"`],
  ['\u00a0\u3000=1', `"'\u00a0\u3000=1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\ufeff=1', `"'\ufeff=1"`],
  ['\u2060\u200e\u202a\u00ad=1', `"'\u2060\u200e\u202a\u00ad=1"`],
  ['\u0085\u2028=1', `"'\u0085\u2028=1"`],
  ['\u3164＝1', `"'\u3164＝1"`],
  ['\u200b ＝1', `"'\u200b ＝1"`],
  [' a=1', '" a=1"'],
  ['\u200ba', '"\u200ba"'],
  ['1＝1', '"1＝1"'],
  ['', '""'],
  ['a=1', '"a=1"'],
])('WEB-09 the cell %j is written %j, so that no spreadsheet runs it', (cell, written) => {
  expect(csvText(['a'], [[cell]])).toBe(`\uFEFF"a"\r\n${written}\r\n`);
});

test('WEB-09 every cell is quoted, and quotes in it are doubled', () => {
  expect(csvText(['Name', 'Age group'], [['Lindqvist, "Maya"\nII', 'Adult']])).toBe(
    '\uFEFF"Name","Age group"\r\n"Lindqvist, ""Maya""\nII","Adult"\r\n',
  );
});

test('a number stays a number, even a negative one, and null is an empty cell', () => {
  expect([only(-12.5), only(0), only(null)]).toEqual(['"-12.5"', '"0"', '""']);
});

test('WEB-09 a column name that is a formula is inert too', () => {
  expect(csvText(['=A1'], [])).toBe(`\uFEFF"'=A1"\r\n`);
});
