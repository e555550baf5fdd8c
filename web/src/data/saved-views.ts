import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput, type CallReply, queryKey } from '../api/client';
import { useWrite } from './use-write';

export type SavedView = CallReply<'listSavedViews'>[number];

/** An admin's saved filters of all lists, by name. */
export const savedViewsQuery = queryOptions({
  queryKey: queryKey('listSavedViews'),
  queryFn: ({ signal }) => call('GET /api/admin/saved-views', { signal }),
});

export function useSaveView() {
  return useWrite({
    send: (body: CallInput<'saveView'>['body']) => call('POST /api/admin/saved-views', { body }),
    fact: 'saved views changed',
  });
}

export function useRemoveView() {
  return useWrite({
    send: (id: number) => call('DELETE /api/admin/saved-views/:id', { params: { id } }),
    fact: 'saved views changed',
    factOfError: () => 'saved views changed',
  });
}
