import { expect, test } from 'vitest';
import { readWidgetChoice } from './widget';

test('a choice has the look, the word for reports and the party, and what isn’t ours is left alone', () => {
  const query = { theme: 'dark', accent: '#B3541E', channel: 'spring-2027', party: '2-1', host: 'x', utm: '1' };
  expect(readWidgetChoice(query)).toEqual({
    theme: 'dark',
    accent: 'b3541e',
    channel: 'spring-2027',
    party: { adults: 2, children: 1 },
  });
  expect(readWidgetChoice({})).toEqual({ theme: 'light', channel: 'widget', party: null });
});

test.each(['0-1', '20-1', '1', 'x', ['2-1']])('a party of %j is one adult', (party) => {
  expect(readWidgetChoice({ party })).toEqual({ theme: 'light', channel: 'widget', party: null });
});

test.each([
  ['a', true],
  ['x'.repeat(32), true],
  ['x'.repeat(33), false],
  ['Spring', false],
  ['-x', false],
  [['a'], false],
])('%j as a channel is right: %s', (channel, isRight) => {
  expect(Array.isArray(readWidgetChoice({ channel }))).toBe(!isRight);
});

test('each parameter that isn’t right is named', () => {
  expect(readWidgetChoice({ theme: 'purple', channel: 'a b' })).toHaveLength(2);
});
