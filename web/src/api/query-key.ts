import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from '@ascendant/contract/calls';

/** The cache key of a read: the call's name, then whatever tells one reading of it from another. */
export function queryKey(name: CallName, ...parts: readonly unknown[]): readonly [CallName, ...unknown[]] {
  return [name, ...parts];
}

/** Reads again, after a write, every cached reading of these calls that is on screen, and drops the rest. */
export async function refreshReads(client: QueryClient, ...names: readonly CallName[]): Promise<void> {
  await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
