import type { Database } from '../../database/database';
import type { ListCount } from '../../database/list-count';
import { searchTerms } from '../../database/search-terms';
import { foldTotals } from '../../database/totals.repository';
import { charts } from '../charts/charts.module';
import type { ChartDeps } from '../charts/charts.service';
import * as directory from './directory.repository';

/** The most charts computed for one page, or one batch of a whole list; a page on the screen has 20 people. */
const maxFreshCharts = 25;

export interface WantedUsers extends Omit<directory.UserPage, 'words'> {
  readonly q?: string | undefined;
}

/** A page of users, without a limit all of them. */
export interface UserList {
  readonly ids: readonly number[];
  /** How many there are on all pages; of a search or filter, at least. */
  readonly count: ListCount;
}

/** A page of users, the newest first unless another order is wanted. */
export async function listUsers(db: Database, { q = '', ...page }: WantedUsers): Promise<UserList> {
  const wanted = { ...page, words: searchTerms(q) };
  await foldTotals(db);
  const [ids, count] = await Promise.all([directory.findUserIds(db, wanted), directory.countUsers(db, wanted)]);
  return { ids, count };
}

/** The users of some ids, in their order; deleted ones are left out. */
export function usersOf(db: Database, ids: readonly number[]): Promise<readonly directory.ListedUserRow[]> {
  return directory.findUsers(db, ids);
}

export interface UserAndSigns {
  readonly user: directory.ListedUserRow;
  /** Null without a chart. */
  readonly signs: directory.StoredSigns | null;
}

/** The users of some ids with the signs of their charts. Charts that no one has looked at yet are computed now. */
export async function usersWithSigns(deps: ChartDeps, ids: readonly number[]): Promise<UserAndSigns[]> {
  const rows = await directory.findUsers(deps.db, ids);
  const stored = await directory.findSigns(deps.db, ids);
  const missing = rows.filter(({ id, birthInfoCompleted }) => birthInfoCompleted && !stored.has(id));
  for (const { id } of missing.slice(0, maxFreshCharts)) await charts.chartOfUser(deps, id);
  const signs = missing.length === 0 ? stored : await directory.findSigns(deps.db, ids);
  return rows.map((user) => ({ user, signs: signs.get(user.id) ?? null }));
}
