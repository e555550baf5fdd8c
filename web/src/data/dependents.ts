import { queryOptions } from '@tanstack/react-query';
import { call, type CallInput } from '../api/client';
import { queryKey } from '../api/query-key';
import { useWrite } from './use-write';

export const dependentsQuery = queryOptions({
  queryKey: queryKey('listDependents'),
  queryFn: ({ signal }) => call('listDependents', { signal }),
});

export function useAddDependent() {
  return useWrite({
    send: (body: CallInput<'addDependent'>['body']) => call('addDependent', { body }),
    fact: 'family changed',
  });
}

/** Completes what's known about a dependent. */
export function useSaveDependent(id: number) {
  return useWrite({
    send: (body: CallInput<'updateDependent'>['body']) => call('updateDependent', { params: { id: String(id) }, body }),
    fact: 'family changed',
  });
}

export function useRemoveDependent() {
  return useWrite({
    send: (id: number) => call('removeDependent', { params: { id: String(id) } }),
    fact: 'family changed',
  });
}
