import { expect, it } from 'vitest';
import { linesOnly } from './source-lines.mjs';

it('a source map keeps the first place of each line of a source, and counts on from it', () => {
  // Columns 0 and 2 are of the source's first line, and column 4 of its second.
  expect(linesOnly('AAAA,EAAE,EACA')).toBe('AAAA,IACE');
});

it('a line that goes on in the next line of the program is named there again', () => {
  expect(linesOnly('AAAA,EAAE;AAAA,EACA')).toBe('AAAA;AAAE,EACA');
});

it('a place without a source ends the line before it', () => {
  expect(linesOnly('AAAA,E,EAAE')).toBe('AAAA,E,EAAE');
});

it('another source, a line before and a distance of more than a digit are kept', () => {
  expect(linesOnly('AAAA,gBACA,gBCDA')).toBe('AAAA,gBACA,gBCDA');
});
