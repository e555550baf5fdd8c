import { call, type CallInput } from '../api/client';
import { readQuery } from './read-query';
import { useWrite } from './use-write';

export const dependentsQuery = readQuery('listDependents', 'GET /api/dependents', {});

export function useAddDependent() {
  return useWrite({
    send: (body: CallInput<'addDependent'>['body']) => call('POST /api/dependents', { body }),
    fact: 'family changed',
  });
}

/** Completes what's known about a dependent. */
export function useSaveDependent(id: number) {
  return useWrite({
    send: (body: CallInput<'updateDependent'>['body']) =>
      call('PUT /api/dependents/:id', { params: { id: String(id) }, body }),
    fact: 'family changed',
  });
}

export function useRemoveDependent() {
  return useWrite({
    send: (id: number) => call('DELETE /api/dependents/:id', { params: { id: String(id) } }),
    fact: 'family changed',
  });
}
