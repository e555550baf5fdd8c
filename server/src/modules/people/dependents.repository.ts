import { and, asc, eq, sql } from 'drizzle-orm';
import { dependents, type DependentRow, type NewDependentRow } from '../../../db/schema/people';
import { places } from '../../../db/schema/places';
import type { Queryable } from '../../database/database';
import type { NamedPlace } from '../places/place';

/** A dependent with their birthplace's name, for display. */
export interface DependentWithPlace extends DependentRow {
  readonly birthPlace: NamedPlace | null;
}

/** Limits a query to one person's dependents. */
interface OwnDependent {
  readonly userId: number;
  readonly id: number;
}

const isOwn = ({ userId, id }: OwnDependent) => and(eq(dependents.id, id), eq(dependents.userId, userId));

export async function findDependents(tx: Queryable, userId: number): Promise<readonly DependentWithPlace[]> {
  const rows = await withPlaces(tx).where(eq(dependents.userId, userId)).orderBy(asc(dependents.id));
  return rows.map(toDependent);
}

export async function findDependent(tx: Queryable, own: OwnDependent): Promise<DependentWithPlace | null> {
  const [row] = await withPlaces(tx).where(isOwn(own));
  return row ? toDependent(row) : null;
}

export async function countDependents(tx: Queryable, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(dependents)
    .where(eq(dependents.userId, userId));
  return row?.count ?? 0;
}

type GivenRow<Row> = Omit<Row, 'consentAt'> & { readonly hasConsent: boolean };

/** The time of consent is the database's; without consent there's none. */
export async function insertDependent(
  tx: Queryable,
  { hasConsent, ...row }: GivenRow<NewDependentRow>,
): Promise<number> {
  const [inserted] = await tx
    .insert(dependents)
    .values({ ...row, consentAt: hasConsent ? sql`now()` : null, birthInfoLastChanged: sql`now()` })
    .returning({ id: dependents.id });
  if (!inserted) throw new RangeError('insert returned no row');
  return inserted.id;
}

/**
 * Consent once given stays as it was.
 * @param isOtherBirth whether anything changes that the chart depends on
 */
export async function updateDependent(
  tx: Queryable,
  own: OwnDependent,
  { isOtherBirth, hasConsent, ...row }: GivenRow<Partial<NewDependentRow>> & { readonly isOtherBirth: boolean },
): Promise<void> {
  const changed = {
    ...(isOtherBirth ? { birthInfoLastChanged: sql`now()` } : {}),
    ...(hasConsent ? { consentAt: sql`coalesce(${dependents.consentAt}, now())` } : {}),
  };
  await tx
    .update(dependents)
    .set({ ...row, ...changed })
    .where(isOwn(own));
}

/** Deletes the chart and the matches too. @returns false when there was none */
export async function deleteDependent(tx: Queryable, own: OwnDependent): Promise<boolean> {
  const rows = await tx.delete(dependents).where(isOwn(own)).returning({ id: dependents.id });
  return rows.length > 0;
}

function withPlaces(tx: Queryable) {
  return tx
    .select({ dependent: dependents, name: places.name, region: places.region, countryCode: places.countryCode })
    .from(dependents)
    .leftJoin(places, eq(places.id, dependents.birthPlaceId));
}

type Joined = { dependent: DependentRow } & { [Key in keyof NamedPlace]: NamedPlace[Key] | null };

function toDependent({ dependent, name, region, countryCode }: Joined): DependentWithPlace {
  const isFound = name !== null && countryCode !== null;
  return { ...dependent, birthPlace: isFound ? { name, region, countryCode } : null };
}
