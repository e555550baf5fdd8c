import { call, type CallInput, type CallReply } from '../api/client';
import { readQuery } from './read-query';
import { writing } from './use-write';

export type SavedView = CallReply<'listSavedViews'>[number];

/** An admin's saved filters of all lists, by name. */
export const savedViewsQuery = readQuery('listSavedViews', 'GET /api/admin/saved-views', {});

export const useSaveView = writing({
  send: (body: CallInput<'saveView'>['body']) => call('POST /api/admin/saved-views', { body }),
  fact: 'saved views changed',
});

export const useRemoveView = writing({
  send: (id: number) => call('DELETE /api/admin/saved-views/:id', { params: { id } }),
  fact: 'saved views changed',
  factOfError: () => 'saved views changed',
});
