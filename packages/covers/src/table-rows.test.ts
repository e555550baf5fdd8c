import { expect, test } from 'vitest';
import { dataFile, oneOf, tableRows } from './table-rows';

test.each(['climates', 'motif-words', 'ranges', 'regions'])('every row of the table of %s has its columns', (name) => {
  const rows = tableRows(dataFile(`${name}.tsv`));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((columns) => columns.length < 2 || columns.includes(''))).toEqual([]);
});

test('a word that a table may not have is refused by name', () => {
  expect(oneOf(['hills', 'alpine'], 'alpine')).toBe('alpine');
  expect(() => oneOf(['hills', 'alpine'], 'alps')).toThrow('alps');
});
