import type { DateForm } from '@ascendant/domain/date-form';
import type { QueryClient } from '@tanstack/react-query';
import { localDay } from './ui/local-day';

/** Keeps texts under a key from which they follow, within a number of bytes. @param make makes them, if they aren't kept */
export type KeepTexts = (key: string, make: () => readonly string[]) => readonly string[];

/** A public page that's about to be rendered, with all that it shows. */
export interface PageToRender {
  /** Path and query, as `shownAddress` writes them. */
  readonly url: string;
  /** With what was read for it. */
  readonly client: QueryClient;
  readonly dateForm: DateForm;
  readonly origin: string;
}

/**
 * Everything that a public page's HTML follows from, so that a page with the same key needn't be rendered again: its address, its data,
 * how dates are written, and the day it is. Whether someone may be signed in is part of the data.
 * @returns null if not all of its data could be read
 */
export function pageKey({ url, client, dateForm, origin }: PageToRender): string | null {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status !== 'success')) return null;
  const shown = queries.map(({ queryHash, state }) => [queryHash, state.data]);
  return JSON.stringify([url, dateForm, origin, ...shownDays(), shown]);
}

/** Pages offer stretches from the day it is in this machine's time zone on, until the browser has put its own there. */
export function shownDays(): readonly string[] {
  return [localDay()];
}
