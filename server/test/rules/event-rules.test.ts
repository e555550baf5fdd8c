import { eventTransitions, type EventTransition } from '@ascendant/domain/event/lifecycle';
import { expect, it } from 'vitest';
import { tableUnder } from './rules-page';

const participles: Readonly<Record<EventTransition, string>> = {
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

it('docs/rules/events.md lists exactly the transitions in the code', async () => {
  const told = await tableUnder('events.md', 'The states of an event');
  const stated = told.map(([from, to, name, by = '']) => [from, to, name, by.split(', or ').sort()]);
  expect(stated).toEqual(
    eventTransitions.map(({ from, to, name, by }) => [from, to, participles[name], who(by).sort()]),
  );
});
