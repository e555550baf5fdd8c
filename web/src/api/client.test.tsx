import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import './zod-setup';
import { createApi } from './client';
import { createQueryClient } from './query-client';
import { identityQuestion, waitForQuestions } from './session-renewal';

function apiWith(token: string | null) {
  const fetchApi = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  return { api: createApi({ fetchApi, readToken: () => token }), fetchApi };
}

test('a JSON body is sent only if there is something to send', async () => {
  const { api, fetchApi } = apiWith(null);
  await api.call('POST /api/logout', {});
  await api.call('POST /api/login', { body: { username: 'maya', password: 'secret' } });
  const [empty, full] = fetchApi.mock.calls.map(([, init]) => init);
  expect(empty?.body).toBeUndefined();
  expect(new Headers(empty?.headers).has('content-type')).toBe(false);
  expect(full?.body).toBe('{"username":"maya","password":"secret"}');
  expect(new Headers(full?.headers).get('content-type')).toBe('application/json');
});

test('the stored token goes with every call, and cookies do, too', async () => {
  const { api, fetchApi } = apiWith('abc');
  await api.call('GET /api/user', {});
  const [, init] = fetchApi.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
  expect(init?.credentials).toBe('include');
});

test('reads and writes are never retried', async () => {
  const fail = vi.fn(async () => Promise.reject(new Error('no')));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Failing fail={fail} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('read failed')).toBeVisible();
  expect(fail).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'write' }));
  expect(await screen.findByText('write failed')).toBeVisible();
  expect(fail).toHaveBeenCalledTimes(2);
});

test('what was read stays fresh: no expiry, no read on focus, no polling', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

function Failing({ fail }: { readonly fail: () => Promise<never> }) {
  const read = useQuery({ queryKey: ['failing'], queryFn: fail });
  const write = useMutation({ mutationFn: fail });
  return (
    <>
      <p>{read.isError ? 'read failed' : 'reading'}</p>
      <p>{write.isError ? 'write failed' : ''}</p>
      <button type="button" onClick={() => write.mutate()}>
        write
      </button>
    </>
  );
}

test('zod doesn’t try eval in the browser, which the content policy would report', () => {
  expect(z.config().jitless).toBe(true);
});

describe('a question to a signed-in person', () => {
  it('waits for its dialog while that loads', async () => {
    waitForQuestions(Promise.resolve());
    const answer = identityQuestion.ask();
    const takeBack = identityQuestion.offer(async () => true);
    expect(await answer).toBe(true);
    takeBack();
  });

  it('is answered with no when its dialog can’t be loaded', async () => {
    waitForQuestions(Promise.reject(new Error('no network')));
    expect(await identityQuestion.ask()).toBe(false);
  });

  it('is answered with no when there’s no dialog anymore', async () => {
    waitForQuestions(Promise.resolve());
    const takeBack = identityQuestion.offer(async () => true);
    takeBack();
    expect(await identityQuestion.ask()).toBe(false);
  });
});
