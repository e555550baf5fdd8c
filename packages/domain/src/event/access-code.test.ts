import { expect, it } from 'vitest';
import { accessCodeIn } from './access-code';

it.each([
  ['SMITH-WEDDING-27', 'SMITH-WEDDING-27'],
  [' smith wedding  27 ', 'SMITH-WEDDING-27'],
  ['12345678', '12345678'],
  ['1234567', null],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), null],
  ['SMITH_WEDDING', null],
  ['-SMITHWED', null],
  ['SMITH--WED', null],
  ['É-SMITH-W', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(accessCodeIn(text)).toBe(code);
});
