import type { ResourceGroup } from '@ascendant/contract/resource';
import { asc, eq, sql } from 'drizzle-orm';
import { resourceGroups, resources } from '../../../db/schema/resources';
import type { Queryable, Transaction } from '../../database/database';

/** An organizer's groups by name, each with its resources in the order in which they're assigned. */
export async function findGroups(db: Queryable, organizerId: number): Promise<ResourceGroup[]> {
  const rows = await db
    .select()
    .from(resourceGroups)
    .leftJoin(resources, eq(resources.groupId, resourceGroups.id))
    .where(eq(resourceGroups.organizerId, organizerId))
    .orderBy(asc(resourceGroups.name), asc(resourceGroups.id), asc(resources.id));
  const found = new Map<number, ResourceGroup>();
  for (const {
    resource_groups: { id, name },
    resources: one,
  } of rows) {
    const group = found.get(id) ?? { id, name, resources: [] };
    found.set(id, group);
    if (one) group.resources.push(presentResource(one));
  }
  return [...found.values()];
}

function presentResource(row: typeof resources.$inferSelect): ResourceGroup['resources'][number] {
  const { id, name, quantity, carries, userId: memberId, retiredAt } = row;
  return { id, name, quantity, carries, memberId, isRetired: retiredAt !== null };
}

export async function writeGroup(tx: Transaction, organizerId: number, group: ResourceGroup): Promise<void> {
  const { id, name } = group;
  const [row] =
    id === null
      ? await tx.insert(resourceGroups).values({ organizerId, name }).returning()
      : await tx.update(resourceGroups).set({ name }).where(eq(resourceGroups.id, id)).returning();
  for (const one of group.resources) await writeResource(tx, row?.id ?? 0, one);
}

async function writeResource(tx: Transaction, groupId: number, one: ResourceGroup['resources'][number]): Promise<void> {
  const { id, name, quantity, carries, memberId: userId } = one;
  const retiredAt = one.isRetired ? sql`coalesce(${resources.retiredAt}, now())` : sql`null`;
  const values = { name, quantity, carries, userId };
  if (id === null)
    await tx.insert(resources).values({ ...values, groupId, retiredAt: one.isRetired ? sql`now()` : null });
  else
    await tx
      .update(resources)
      .set({ ...values, retiredAt })
      .where(eq(resources.id, id));
}
