import type { BirthTimeOccurrence } from '@ascendant/domain/person/birth-time';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import { astrologyProfiles, dependentAstrologyProfiles } from '../../../db/schema/charts';
import { dependents } from '../../../db/schema/people';
import { places } from '../../../db/schema/places';
import { users } from '../../../db/schema/users';
import { builtOnce } from '../../database/built-once';
import type { Queryable } from '../../database/database';
import type { NamedPlace } from '../places/place';
import type { ChartOwner } from './chart-owner';
import type { ProfileRow } from './profiles.repository';

/** Birth data as the tables store it, under their column names. */
export interface BirthRecord {
  readonly owner: ChartOwner;
  readonly firstName: string;
  readonly relationshipType: string | null;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  /** HH:MM, a period, or 'unknown'. */
  readonly timeOfBirth: string | null;
  /** Which one, if the clocks showed the time twice. */
  readonly timeOfBirthOccurrence: BirthTimeOccurrence;
  /** City and country as the person wrote them. */
  readonly cityOfBirth: string | null;
  readonly countryOfBirth: string | null;
  readonly birthPlaceId: number | null;
  /** Degrees north. */
  readonly birthLatitude: number | null;
  /** Degrees east. */
  readonly birthLongitude: number | null;
  /** IANA name. */
  readonly birthTimezone: string | null;
  /** The birthplace in the gazetteer; null when none was found, or when a newer edition no longer has it. */
  readonly birthPlace: NamedPlace | null;
}

const userBirth = {
  id: users.id,
  firstName: users.firstName,
  dateOfBirth: users.dateOfBirth,
  timeOfBirth: users.timeOfBirth,
  timeOfBirthOccurrence: users.timeOfBirthOccurrence,
  cityOfBirth: users.cityOfBirth,
  countryOfBirth: users.countryOfBirth,
  birthPlaceId: users.birthPlaceId,
  birthLatitude: users.birthLatitude,
  birthLongitude: users.birthLongitude,
  birthTimezone: users.birthTimezone,
};

const dependentBirth = {
  id: dependents.id,
  firstName: dependents.firstName,
  relationshipType: dependents.relationshipType,
  dateOfBirth: dependents.dateOfBirth,
  timeOfBirth: dependents.timeOfBirth,
  timeOfBirthOccurrence: dependents.timeOfBirthOccurrence,
  cityOfBirth: dependents.cityOfBirth,
  countryOfBirth: dependents.countryOfBirth,
  birthPlaceId: dependents.birthPlaceId,
  birthLatitude: dependents.birthLatitude,
  birthLongitude: dependents.birthLongitude,
  birthTimezone: dependents.birthTimezone,
};

const birthPlace = { name: places.name, region: places.region, countryCode: places.countryCode };

/** Birth data with what's stored about them. */
export interface StoredBirth {
  readonly birth: BirthRecord;
  /** The stored profile, which may be out of date; null until there is one. */
  readonly profile: ProfileRow | null;
}

/** A person's own. */
export interface UserBirth extends StoredBirth {
  /** The person wants nothing astrological (rule PRE-08). */
  readonly hasStarsOff: boolean;
}

/**
 * The person's own birth data.
 * @returns null until their birth information is complete; a date of birth alone isn't enough for a chart
 */
export async function findUserBirth(db: Queryable, userId: number): Promise<UserBirth | null> {
  const [row] = await births(db).execute({ userId });
  if (!row) return null;
  const { birthPlace: place, profile, hasStarsOff: starsOff } = row;
  const birth = recordOf({ kind: 'user', id: row.birth.id }, { ...row.birth, relationshipType: null }, place);
  return birth && { birth, profile, hasStarsOff: starsOff };
}

const births = builtOnce((db) =>
  db
    .select({ birth: userBirth, birthPlace, profile: astrologyProfiles, hasStarsOff: users.starsOff })
    .from(users)
    .leftJoin(places, eq(places.id, users.birthPlaceId))
    .leftJoin(astrologyProfiles, eq(astrologyProfiles.userId, users.id))
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.birthInfoCompleted, true))),
);

/**
 * Birth data of the person's dependents, in the order they were added. Leaves out dependents without any.
 * @returns [] with the stars off (rule PRE-08)
 */
export async function findDependentBirths(db: Queryable, userId: number): Promise<StoredBirth[]> {
  const rows = await dependentBirths(db).execute({ userId });
  return rows.flatMap(({ birth: row, birthPlace: place, profile }) => {
    const birth = recordOf({ kind: 'dependent', id: row.id }, row, place);
    return birth === null ? [] : [{ birth, profile }];
  });
}

const dependentBirths = builtOnce((db) =>
  db
    .select({ birth: dependentBirth, birthPlace, profile: dependentAstrologyProfiles })
    .from(dependents)
    .innerJoin(users, and(eq(users.id, dependents.userId), not(users.starsOff)))
    .leftJoin(places, eq(places.id, dependents.birthPlaceId))
    .leftJoin(dependentAstrologyProfiles, eq(dependentAstrologyProfiles.dependentId, dependents.id))
    .where(and(eq(dependents.userId, sql.placeholder('userId')), eq(dependents.birthInfoCompleted, true)))
    .orderBy(asc(dependents.id)),
);

type BirthRow = Omit<BirthRecord, 'owner' | 'dateOfBirth' | 'birthPlace'> & { readonly dateOfBirth: string | null };

function recordOf(owner: ChartOwner, row: BirthRow, found: NamedPlace | null): BirthRecord | null {
  const { dateOfBirth } = row;
  return dateOfBirth === null ? null : { ...row, dateOfBirth, owner, birthPlace: found };
}
