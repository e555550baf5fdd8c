import { and, asc, eq, sql } from 'drizzle-orm';
import { categories, type Significators, eventFeatures } from '../../../db/schema/catalog';
import { totals } from '../../../db/schema/totals';
import { builtOnce } from '../../database/built-once';
import type { Queryable, Transaction } from '../../database/database';
import { brokenConstraint } from '../../database/database-errors';
import { foldTotals, isTotalOf } from '../../database/totals.repository';
import { AppError } from '../../errors/app-error';
import type { CatalogItem } from './catalog.repository';

/** Which of the two tables, as the audit log names them. */
export type CatalogKind = 'category' | 'event_feature';

/** A category or a feature with its use. */
export interface AdminCatalogItem extends CatalogItem {
  /** A category's planets; null if none was chosen, and for a feature. */
  readonly significators: Significators | null;
  /** Events that have it, whatever their status. */
  readonly eventCount: number;
}

export interface CatalogValues {
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** Of a category only. */
  readonly significators: Significators | null;
}

/** All of them, the inactive ones too, by name. */
export async function findCatalog(tx: Queryable, kind: CatalogKind): Promise<AdminCatalogItem[]> {
  await foldTotals(tx);
  return kind === 'category' ? allCategories(tx).execute() : allFeatures(tx).execute();
}

const count = sql<number>`coalesce(${totals.count}, 0)::int`;

const allCategories = builtOnce((db) => {
  const { id, name, description, isActive, significators } = categories;
  return db
    .select({ id, name, description, isActive, significators, eventCount: count })
    .from(categories)
    .leftJoin(totals, and(isTotalOf(undefined, 'category'), eq(totals.bucket, sql`${id}::text`)))
    .orderBy(asc(sql`lower(${name})`));
});

const allFeatures = builtOnce((db) => {
  const { id, name, description, isActive } = eventFeatures;
  return db
    .select({ id, name, description, isActive, significators: sql<null>`null`, eventCount: count })
    .from(eventFeatures)
    .leftJoin(totals, and(isTotalOf(undefined, 'feature'), eq(totals.bucket, name)))
    .orderBy(asc(sql`lower(${name})`));
});

/** Locks one of them until the end of the transaction, so that no event can begin to use it. */
export async function lockCatalogItem(
  tx: Transaction,
  kind: CatalogKind,
  id: number,
): Promise<AdminCatalogItem | null> {
  const table = kind === 'category' ? categories : eventFeatures;
  await tx.execute(sql`select 1 from ${table} where id = ${id} for update`);
  return (await findCatalog(tx, kind)).find((item) => item.id === id) ?? null;
}

/** @returns its id @throws AppError taken */
export async function insertCatalogItem(
  tx: Queryable,
  kind: CatalogKind,
  { significators, ...values }: CatalogValues & { readonly createdBy: number },
): Promise<number> {
  const [row] = await written(kind, () =>
    kind === 'category'
      ? tx
          .insert(categories)
          .values({ ...values, significators })
          .returning({ id: categories.id })
      : tx.insert(eventFeatures).values(values).returning({ id: eventFeatures.id }),
  );
  if (!row) throw new RangeError('insert returned no row');
  return row.id;
}

/** A trigger carries a feature's new name over to the events that have it. @throws AppError taken */
export async function updateCatalogItem(
  tx: Queryable,
  kind: CatalogKind,
  { id, significators, ...values }: CatalogValues & { readonly id: number },
): Promise<void> {
  await written(kind, async () => {
    if (kind === 'category')
      await tx
        .update(categories)
        .set({ ...values, significators })
        .where(eq(categories.id, id));
    else await tx.update(eventFeatures).set(values).where(eq(eventFeatures.id, id));
  });
}

export async function deleteCatalogItem(tx: Queryable, kind: CatalogKind, id: number): Promise<void> {
  if (kind === 'category') await tx.delete(categories).where(eq(categories.id, id));
  else await tx.delete(eventFeatures).where(eq(eventFeatures.id, id));
}

const nouns: Readonly<Record<CatalogKind, string>> = { category: 'A category', event_feature: 'An event feature' };

async function written<Result>(kind: CatalogKind, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!/^(categories|event_features)_name_unique$/.test(brokenConstraint(error) ?? '')) throw error;
    const message = `${nouns[kind]} with this name already exists`;
    throw new AppError('taken', { message, fields: { name: message } });
  }
}
