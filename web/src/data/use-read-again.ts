import type { CallName } from '@ascendant/contract/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from './facts';

/** Reads these again without any write, for figures that other people change. Busy until they're here. */
export function useReadAgain(names: readonly CallName[]) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => readAgain(client, names) });
}
