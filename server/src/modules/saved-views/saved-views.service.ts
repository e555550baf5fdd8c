import type { SavedView } from '@ascendant/contract/saved-view';
import { maxSavedViews } from '@ascendant/domain/site/saved-view';
import type { Caller } from '../../access/caller';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import * as views from './saved-views.repository';

/** The caller's views of all lists. */
export function viewsOf(db: Database, { userId }: Caller): Promise<SavedView[]> {
  return views.findViews(db, userId);
}

/**
 * Saves a view of the caller's under a name, replacing what the name meant in that list.
 * @throws AppError invalid_input (name) when there are too many
 */
export async function saveView(
  db: Database,
  { userId }: Caller,
  { list, name, query }: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    // One after the other, so that they're counted.
    await views.lockKeeper(tx, userId);
    const saved = await views.writeView(tx, { userId, list, name, query });
    if ((await views.countViews(tx, userId, list)) > maxSavedViews) {
      const message = `You can save ${maxSavedViews} views of a list. Delete one first.`;
      throw new AppError('invalid_input', { fields: { name: message } });
    }
    return saved;
  });
}

/** @throws AppError not_found for another admin's */
export async function removeView(db: Database, { userId }: Caller, id: number): Promise<void> {
  if (!(await views.deleteView(db, userId, id))) throw new AppError('not_found');
}
