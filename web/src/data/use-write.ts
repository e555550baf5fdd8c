import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { newIdempotencyKey } from '../api/idempotency-key';
import type { upload as Upload } from '../api/upload';
import { loadOnline } from '../lazy-page';
import { tell } from './facts';
import type { Fact } from './stale-after';

export interface Write<Input, Reply> {
  /** The key is the same when what failed is sent again, so pressing twice does it once (rule IDE-03). */
  readonly send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  /** What's true once the write succeeds; null if this reply changed nothing. */
  readonly fact: Fact | null | ((reply: Reply) => Fact | null);
  /** What a failure says about the server: often that someone else was faster. By default it says nothing. */
  readonly factOfError?: (error: Error) => Fact | null;
  /** Whether the write counts as busy until the screen is up to date. False for writes that go on to another page. */
  readonly waits?: boolean;
  /** Runs before the reads are refreshed, even if the page has been left. */
  readonly onSuccess?: (reply: Reply, client: QueryClient) => unknown;
  readonly onError?: (error: Error) => unknown;
}

/** A write to the server. It names its fact, and `facts.ts` says what to read again. */
export function useWrite<Reply, Input = void>(write: Write<Input, Reply>): UseMutationResult<Reply, Error, Input> {
  const client = useQueryClient();
  const spread = async (fact: Fact | null): Promise<void> => {
    const told = fact === null ? undefined : tell(client, fact);
    if (write.waits ?? true) await told;
  };
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (input: Input) => write.send(input, keys.of(input)),
    onSuccess: async (reply) => {
      keys.forget();
      await write.onSuccess?.(reply, client);
      await spread(typeof write.fact === 'function' ? write.fact(reply) : write.fact);
    },
    onError: async (error) => {
      await write.onError?.(error);
      await spread(write.factOfError?.(error) ?? null);
    },
  });
}

/** The hook of a write that needs nothing of its screen. */
export function writing<Reply, Input = void>(write: Write<Input, Reply>): () => UseMutationResult<Reply, Error, Input> {
  return function useThisWrite() {
    return useWrite(write);
  };
}

/** One key for what's sent until it succeeds; anything else gets a new one. Files aren't compared: the one call that takes both a key and a file makes its own. */
function useAttemptKeys() {
  const last = useRef({ content: '', key: '' });
  return {
    of: (input: unknown) => {
      const content = JSON.stringify([input]);
      if (last.current.content !== content) last.current = { content, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = { content: '', key: '' };
    },
  };
}

/** Makes a call that takes a file. Its code is loaded when someone sends one. */
export const upload: typeof Upload = async (...sent) =>
  (await loadOnline(async () => import('../api/upload'))).upload(...sent);
