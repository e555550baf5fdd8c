import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone';

it.each([
  ['America/Edmonton', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['+01:00', false],
  ['Mars/Olympus', false],
  ['', false],
  ['America/Edmonton\r\n', false],
])('%j is the name of a time zone: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
});
