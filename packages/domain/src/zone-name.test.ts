import { expect, test } from 'vitest';
import { zoneName } from './zone-name';

test.each([
  ['America/Edmonton', 'Mountain Time'],
  ['America/Denver', 'Mountain Time'],
  ['Europe/Paris', 'Central European Time'],
  ['Mars/Olympus', ''],
  ['', ''],
])('the time zone %j is called %j', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
