import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { useWrite, writing } from './use-write';

export const dependentsQuery = readQuery('listDependents', 'GET /api/dependents', {});

export const useAddDependent = writing({
  send: (body: CallInput<'addDependent'>['body']) => call('POST /api/dependents', { body }),
  fact: 'family changed',
});

/** Completes what's known about a dependent. */
export function useSaveDependent(id: number) {
  return useWrite({
    send: (body: CallInput<'updateDependent'>['body']) =>
      call('PUT /api/dependents/:id', { params: { id: String(id) }, body }),
    fact: 'family changed',
  });
}

export const useRemoveDependent = writing({
  send: (id: number) => call('DELETE /api/dependents/:id', { params: { id: String(id) } }),
  fact: 'family changed',
});
