import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/**
 * The settings that the specification gives for every read and write: never retried, never stale by itself, not read again on
 * focus, not polled (specification 1, section 1 (What the product does and for whom)).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * The 401 rule. A 401 is an error like any other, shown by the screen that asked; the one exception is the current user, where it
 * means signed out, so that read becomes null. Guards then send the person to /auth, and sign-out clears the session
 * (`data/current-user.ts`). Source: specification 1, section 1 (What the product does and for whom).
 */
export async function nullWhenSignedOut<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Turns a 404 into null: for things that a person may not have yet, such as a chart or a rating. */
export async function nullWhenMissing<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
