import type { Database } from '../../database/database';
import type { ListCount } from '../../database/list-count';
import { searchTerms } from '../../database/search-terms';
import { foldTotals } from '../../database/totals.repository';
import { charts } from '../charts/charts.module';
import type { ChartDeps } from '../charts/charts.service';
import * as directory from './directory.repository';

/** The most charts computed for one page; a page on the screen has 20 people. */
const maxFreshCharts = 25;

export interface WantedUsers extends Omit<directory.UserPage, 'words'> {
  readonly q?: string | undefined;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** How many there are on all pages; of a search or filter, at least. */
  readonly count: ListCount;
}

/** A page of users, the newest first unless another order is wanted. */
export async function listUsers(
  db: Database,
  { q = '', ...page }: WantedUsers,
): Promise<Page<directory.ListedUserRow>> {
  const wanted = { ...page, words: searchTerms(q) };
  await foldTotals(db);
  const [rows, count] = await Promise.all([directory.findUsers(db, wanted), directory.countUsers(db, wanted)]);
  return { rows, count };
}

export interface UserAndSigns {
  readonly user: directory.ListedUserRow;
  /** Null without a chart. */
  readonly signs: directory.StoredSigns | null;
}

/** The same with the signs of their charts. Charts that no one has looked at yet are computed now. */
export async function listUsersWithSigns(deps: ChartDeps, wanted: WantedUsers): Promise<Page<UserAndSigns>> {
  const { rows, count } = await listUsers(deps.db, wanted);
  const ids = rows.map(({ id }) => id);
  const stored = await directory.findSigns(deps.db, ids);
  const missing = rows.filter(({ id, birthInfoCompleted }) => birthInfoCompleted && !stored.has(id));
  for (const { id } of missing.slice(0, maxFreshCharts)) await charts.chartOfUser(deps, id);
  const signs = missing.length === 0 ? stored : await directory.findSigns(deps.db, ids);
  return { rows: rows.map((user) => ({ user, signs: signs.get(user.id) ?? null })), count };
}
