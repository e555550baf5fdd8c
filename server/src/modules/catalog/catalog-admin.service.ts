import { planetWeights, type RulingPlanet } from '@ascendant/domain/event/ruling-planets';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { changesBetween } from '../../audit/changes';
import { inTransaction, type Database, type Queryable, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import * as catalog from './catalog-admin.repository';

export interface By {
  readonly admin: Caller;
  readonly requestId: string;
}

/** What an admin wants of a category or an event feature; what's left out stays as it is. */
export interface CatalogChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly isActive?: boolean | undefined;
  /** Of a category only. */
  readonly rulingPlanets?: readonly RulingPlanet[] | undefined;
}

/** What happened to what was deleted. */
export interface Deleted {
  readonly deactivated: boolean;
  readonly eventCount: number;
  readonly message: string;
}

/** All categories or event features, the inactive ones too, by name. */
export function listCatalog(db: Database, kind: catalog.CatalogKind): Promise<catalog.AdminCatalogItem[]> {
  return catalog.findCatalog(db, kind);
}

/** @throws AppError taken */
export async function createCatalogItem(
  db: Database,
  kind: catalog.CatalogKind,
  wanted: CatalogChange & { readonly name: string },
  by: By,
): Promise<catalog.AdminCatalogItem> {
  const fresh = { name: wanted.name, description: null, isActive: true, significators: null };
  return inTransaction(db, async (tx) => {
    const after = changed(fresh, wanted);
    const id = await catalog.insertCatalogItem(tx, kind, { ...after, createdBy: by.admin.userId });
    await record(tx, `${kind}.created`, { kind, id, before: {}, after, by });
    return { ...after, id, eventCount: 0 };
  });
}

/**
 * Changes one. A feature's new name is carried over to the events that have it, in the same transaction; a job makes a category's new name
 * searchable.
 * @throws AppError not_found, taken
 */
export async function changeCatalogItem(
  db: Database,
  kind: catalog.CatalogKind,
  { id, wanted }: { readonly id: number; readonly wanted: CatalogChange },
  by: By,
): Promise<catalog.AdminCatalogItem> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, kind, id);
    const after = changed(before, wanted);
    await catalog.updateCatalogItem(tx, kind, { ...after, id });
    if (kind === 'category' && after.name !== before.name)
      await addJob(tx, 'renew_category_search', { categoryId: id });
    await record(tx, `${kind}.${verbOf(before, after)}`, { kind, id, before, after, by });
    return { ...before, ...after };
  });
}

/**
 * Deletes one that no event uses; one in use is deactivated instead.
 * @throws AppError not_found
 * Source: docs/rules/security.md, "Who may call what".
 */
export async function removeCatalogItem(db: Database, kind: catalog.CatalogKind, id: number, by: By): Promise<Deleted> {
  return inTransaction(db, async (tx) => {
    const before = await locked(tx, kind, id);
    const { eventCount, ...values } = before;
    if (eventCount === 0) {
      await catalog.deleteCatalogItem(tx, kind, id);
      await record(tx, `${kind}.deleted`, { kind, id, before, after: { name: null }, by });
      return { deactivated: false, eventCount, message: `${before.name} was deleted.` };
    }
    await catalog.updateCatalogItem(tx, kind, { ...values, isActive: false });
    await record(tx, `${kind}.deactivated`, { kind, id, before, after: { isActive: false }, by });
    const events = eventCount === 1 ? '1 event uses' : `${eventCount} events use`;
    const message = `${events} ${before.name}, so we deactivated it. Organizers can no longer choose it.`;
    return { deactivated: true, eventCount, message };
  });
}

async function locked(tx: Transaction, kind: catalog.CatalogKind, id: number): Promise<catalog.AdminCatalogItem> {
  const found = await catalog.lockCatalogItem(tx, kind, id);
  if (found === null) throw new AppError('not_found');
  return found;
}

function changed(before: catalog.CatalogValues, wanted: CatalogChange): catalog.CatalogValues {
  const { name = before.name, description = before.description, isActive = before.isActive } = wanted;
  const significators =
    wanted.rulingPlanets === undefined
      ? before.significators
      : planetWeights(wanted.rulingPlanets, before.significators);
  return { name, description: description === '' ? null : description, isActive, significators };
}

function verbOf(before: catalog.CatalogValues, after: catalog.CatalogValues): string {
  if (before.isActive === after.isActive) return 'changed';
  return after.isActive ? 'activated' : 'deactivated';
}

interface Recorded {
  readonly kind: catalog.CatalogKind;
  readonly id: number;
  readonly before: object;
  readonly after: object;
  readonly by: By;
}

async function record(tx: Queryable, action: string, { kind, id, before, after, by }: Recorded): Promise<void> {
  await recordAudit(tx, {
    actor: by.admin,
    action,
    target: { type: kind, id },
    changes: changesBetween(before, after, ['name', 'description', 'isActive', 'significators']),
    requestId: by.requestId,
  });
}
