import { eventTransitions, type EventMove } from '@ascendant/domain/event/lifecycle';
import { expect, it } from 'vitest';
import { tableUnder } from './rules-page';

const words: Readonly<Record<EventMove, string>> = {
  publish: 'published',
  request_review: 'sent to review',
  approve: 'approved',
  return: 'returned',
  unpublish: 'unpublished',
  cancel: 'cancelled',
};
const who = (by: readonly string[]): string[] =>
  ['organizer', 'admin']
    .filter((role) => by.includes(role))
    .map((role) => (role === 'admin' ? 'an admin' : 'its organizer'));

it('docs/rules/events.md has the moves that the program has', async () => {
  const told = await tableUnder('events.md', 'The states of an event');
  const stated = told.map(([from, to, move, by = '']) => [from, to, move, by.split(', or ').sort()]);
  expect(stated).toEqual(eventTransitions.map(({ from, to, move, by }) => [from, to, words[move], who(by).sort()]));
});
