import type { CallName } from '@ascendant/contract/routes';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onFirstAction } from '../ui/late/first-action';
import type { Fact } from './stale-after';

/** Only someone who acts tells a fact. */
const loadTable = async () => import('./stale-after').catch(() => null);
if (typeof window !== 'undefined') onFirstAction(() => void loadTable());

/**
 * Reads again whatever a fact puts out of date: at once where it's on screen, otherwise when it's shown next. If the table that says
 * which reads those are can't be loaded, every read counts as out of date.
 */
export async function tell(client: QueryClient, fact: Fact): Promise<void> {
  const table = await loadTable();
  const stale = table?.staleAfter[fact] ?? 'every read';
  if (typeof stale !== 'string') return readAgain(client, stale);
  await refresh(client, (name) => stale === 'every read' || name !== 'currentUser');
}

/** Reads these again without any write: for figures that others change. */
export async function readAgain(client: QueryClient, names: readonly CallName[]): Promise<void> {
  await refresh(client, (name) => names.includes(name));
}

/** Marks a read as out of date at once, before anything shows it: it's made again then. */
export function readWhenShown(client: QueryClient, name: CallName): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === name, refetchType: 'none' });
}

/**
 * A first load that began before a write would be taken for what's true after it, because invalidating doesn't begin it again: it's cancelled
 * first. Those with data are begun again anyway.
 */
async function refresh(client: QueryClient, isStale: (name: CallName) => boolean): Promise<void> {
  const isOf = ({ queryKey: [name] }: Query) => isStale(name as CallName);
  const isFirstLoad = (query: Query) => query.state.data === undefined && query.isActive();
  await client.cancelQueries({ predicate: (query) => isOf(query) && isFirstLoad(query), fetchStatus: 'fetching' });
  await client.invalidateQueries({ predicate: isOf });
}
