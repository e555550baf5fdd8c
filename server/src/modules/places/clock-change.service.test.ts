import { expect, it } from 'vitest';
import { occurrenceAt } from './clock-change.service';

const rio = { longitude: -43.18223, timezone: 'America/Sao_Paulo' };
const saoPaulo = { longitude: -46.63611, timezone: 'America/Sao_Paulo' };

it('a reading that only the clocks of the place itself repeated has a second occurrence there', () => {
  // At the end of 1913 Rio set its clocks back by 7 minutes to standard time, and São Paulo forward by 6.
  const local = { date: '1913-12-31', time: '23:55' };
  expect(occurrenceAt(local, rio, 'second')).toBe('second');
  expect(occurrenceAt(local, saoPaulo, 'second')).toBe('first');
  expect(occurrenceAt({ ...local, time: '23:50' }, rio, 'second')).toBe('first');
});
