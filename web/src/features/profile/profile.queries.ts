import type { SignPosition } from '@ascendant/domain/chart/chart-points';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput } from '../../api/client';
import { nullWhenMissing } from '../../api/query-client';
import { queryKey, refreshReads } from '../../api/query-key';

/** One's signs and chart; null while there is none yet. */
export const astrologyProfileQuery = queryOptions({
  queryKey: queryKey('astrologyProfile'),
  queryFn: ({ signal }) => nullWhenMissing(call('astrologyProfile', { signal })),
});

/** What a sign means in a position; null where nothing is written of it. */
export function signMeaningQuery(sign: string, position: SignPosition) {
  return queryOptions({
    queryKey: queryKey('signMeaning', sign, position),
    queryFn: ({ signal }) => nullWhenMissing(call('signMeaning', { params: { sign, position }, signal })),
  });
}

export const dependentsQuery = queryOptions({
  queryKey: queryKey('listDependents'),
  queryFn: ({ signal }) => call('listDependents', { signal }),
});

/** The signs of everybody in the family whose birth is known. */
export const dependentSignsQuery = queryOptions({
  queryKey: queryKey('dependentSigns'),
  queryFn: ({ signal }) => call('dependentSigns', { signal }),
});

/** Adds somebody to the family. Refreshes the family, and the scores that count them. */
export function useAddDependent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'addDependent'>['body']) => call('addDependent', { body }),
    onSuccess: () => refreshReads(client, 'listDependents', 'dependentSigns', 'eventMatch'),
  });
}

/** Removes somebody from the family. Refreshes the family, and the scores that counted them. */
export function useRemoveDependent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('removeDependent', { params: { id: String(id) } }),
    onSuccess: () => refreshReads(client, 'listDependents', 'dependentSigns', 'eventMatch'),
  });
}
