import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryKey } from '../api/query-key';
import { readAgain } from './facts';

/** A read that's on screen, and that answers when it's told to. */
function readOnScreen(client: QueryClient) {
  const answers: ((text: string) => void)[] = [];
  const queryFn = async ({ signal: _signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: queryKey('listUsers', 'all'), queryFn, retry: false });
  const leave = observer.subscribe(() => undefined);
  return { answers, leave, shown: () => observer.getCurrentResult().data };
}

test('a first load that began before a write is begun again, and what it read before isn’t shown', async () => {
  const client = new QueryClient();
  const { answers, leave, shown } = readOnScreen(client);
  const again = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the write');
  answers[1]?.('after the write');
  await again;
  expect(shown()).toBe('after the write');
  leave();
});

test('a load again that began before a write is begun again, too', async () => {
  const client = new QueryClient();
  const { answers, leave, shown } = readOnScreen(client);
  answers[0]?.('first');
  await expect.poll(shown).toBe('first');
  const earlier = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(2);
  const again = readAgain(client, ['listUsers']);
  await expect.poll(() => answers.length).toBe(3);
  answers[1]?.('before the write');
  answers[2]?.('after the write');
  await Promise.all([earlier, again]);
  expect(shown()).toBe('after the write');
  leave();
});

test('what isn’t named isn’t loaded again', async () => {
  const client = new QueryClient();
  const { answers, leave } = readOnScreen(client);
  await readAgain(client, ['listCategories']);
  expect(answers).toHaveLength(1);
  leave();
});
