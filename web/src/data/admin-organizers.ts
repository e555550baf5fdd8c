import type { FoundOrganizer } from '@ascendant/contract/admin-organizer';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallReply, queryKey } from '../api/client';
import { fresh, readQuery } from './read-query';

export type { FoundOrganizer };

/** Organizers whose name, username or email has these words; the first by name without any. */
export const organizersQuery = (q: string) =>
  readQuery('findOrganizers', 'GET /api/admin/organizers', { query: q === '' ? {} : { q } });

export type OrganizerPage = CallReply<'getOrganizerPage'>;

/** Everything about an organizer. It changes by itself, so it's read again each time it's shown. */
export const organizerPageQuery = (id: number) =>
  readQuery('getOrganizerPage', 'GET /api/admin/organizers/:id', { params: { id } }, fresh);

/** One organizer; null if there's none. */
export function organizerQuery(id: string) {
  return queryOptions({
    queryKey: queryKey('findOrganizers', { id }),
    queryFn: async ({ signal }) => (await call('GET /api/admin/organizers', { query: { id }, signal }))[0] ?? null,
  });
}
