import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';
import { useWrite } from './use-write';

export const dependentsQuery = queryOptions({
  queryKey: queryKey('listDependents'),
  queryFn: ({ signal }) => call('GET /api/dependents', { signal }),
});

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
