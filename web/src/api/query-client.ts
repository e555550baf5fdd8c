import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/**
 * The specification's settings for every read and write: no retries, no expiry, no refetch on focus,
 * no polling (specification 1, section 1 (What the product does and for whom)). Offline, a call fails at once instead of waiting, so
 * that the page can say so; a failed read is made again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * The 401 rule. A 401 is an error like any other, shown by the screen that asked; the one exception is the current user, where it
 * means signed out, so the read returns null. Guards then redirect to /auth, and sign-out clears the session
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

/** Turns a 404 into null: for things a person may not have yet, such as a chart or feedback. */
export async function nullWhenMissing<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
