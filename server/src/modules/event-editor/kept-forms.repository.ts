import { keptFormDays } from '@ascendant/domain/event/form/kept-form';
import { eq, lt, sql } from 'drizzle-orm';
import { keptForms } from '../../../db/schema/kept-forms';
import type { Queryable, Transaction } from '../../database/database';

export type KeptFormRow = Pick<typeof keptForms.$inferSelect, 'form' | 'value' | 'keptAt'>;

export async function findKeptForms(db: Queryable, userId: number): Promise<readonly KeptFormRow[]> {
  const { form, value, keptAt } = keptForms;
  return db.select({ form, value, keptAt }).from(keptForms).where(eq(keptForms.userId, userId)).orderBy(form);
}

/** Writes them in place of those that were kept before. */
export async function replaceKeptForms(tx: Transaction, userId: number, forms: readonly KeptFormRow[]): Promise<void> {
  await tx.delete(keptForms).where(eq(keptForms.userId, userId));
  if (forms.length > 0) await tx.insert(keptForms).values(forms.map((kept) => ({ ...kept, userId })));
}

/** Deletes the forms that no one came back to. Source: rule PRI-06. */
export async function forgetKeptForms(db: Queryable): Promise<void> {
  await db.delete(keptForms).where(lt(keptForms.createdAt, sql`now() - make_interval(days => ${keptFormDays})`));
}
