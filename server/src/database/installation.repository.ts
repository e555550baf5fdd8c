import { randomUUID } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { payments } from '../../db/schema/payments';
import { installation } from '../../db/schema/program';
import type { Queryable } from './database';

/**
 * The mark on this installation's payments. The first call makes it: a random one, or the public URL if there are payments from
 * the time when that was the mark. It never changes after that, so the site can move to another URL.
 */
export async function siteOf(db: Queryable, publicUrl: string): Promise<string> {
  const found = await findSite(db);
  if (found !== null) return found;
  const [earlier] = await db.select({ id: payments.id }).from(payments).where(isNotNull(payments.intentId)).limit(1);
  const site = earlier === undefined ? randomUUID() : publicUrl;
  await db.insert(installation).values({ site }).onConflictDoNothing();
  return (await findSite(db)) ?? site;
}

/** @returns null before the first start */
export async function findSite(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ site: installation.site }).from(installation);
  return row?.site ?? null;
}
