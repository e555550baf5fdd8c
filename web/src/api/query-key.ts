import type { CallName } from '@ascendant/contract/routes';

/** The cache key of a read: the call's name, then its arguments. */
export function queryKey(name: CallName, ...parts: readonly unknown[]): readonly [CallName, ...unknown[]] {
  return [name, ...parts];
}
