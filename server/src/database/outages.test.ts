import { beforeEach, expect, it, vi } from 'vitest';
import { longWait } from '../../test/long-wait';
import { outagesOn } from './outages';

const lines: string[] = [];
const log = {
  info: (facts: object, text: string) => lines.push(`${text} ${JSON.stringify(facts)}`),
  warn: (facts: object, text: string) => lines.push(`${text} ${JSON.stringify(facts)}`),
  error: (text: string) => lines.push(text),
};
beforeEach(() => void lines.splice(0));

it('an outage is one line when it begins and one when it ends, however many connections break', async () => {
  let isThere = true;
  let nowMs = 0;
  const outages = outagesOn(log as unknown as Parameters<typeof outagesOn>[0], () => nowMs);
  const stop = outages.watch({ answers: async () => isThere, close: async () => undefined });
  isThere = false;
  for (let connection = 0; connection < 20; connection += 1) outages.broke(new Error('Connection terminated'));
  await vi.waitFor(() => expect(lines).toContain('the database is away'), longWait);
  nowMs = 5600;
  isThere = true;
  await vi.waitFor(() => expect(lines.at(-1)).toMatch('the database is back'), longWait);
  stop();
  expect(lines).toEqual([
    'a connection to the database broke {"error":{"type":"Error","message":"Connection terminated"}}',
    'the database is away',
    'the database is back {"seconds":6}',
  ]);
});
