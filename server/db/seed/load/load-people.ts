import { birthTimeType } from '@ascendant/domain/person/birth-time';
import { currencyOf, type TimePeriod, type Weekday } from '@ascendant/domain/person/preferences';
import { roleFields } from '@ascendant/domain/person/roles';
import type { Transaction } from '../../../src/database/database';
import { payoutAccounts } from '../../schema/payouts';
import { dependents, type NewDependentRow } from '../../schema/people';
import { sandboxAccounts } from '../../schema/sandbox-accounts';
import { users, type NewUserRow } from '../../schema/users';
import { demoAdmin, demoEmail, isDemoAccount } from '../demo-accounts';
import { readOrganizers } from '../organizers';
import { daysBefore } from '../plan/moments';
import type { PersonPlan } from '../plan/people-plan';
import type { BirthContent } from '../traveller-content';
import { at, insertAll } from './chunks';

/** The ids of everyone we wrote. */
export interface LoadedPeople {
  readonly adminId: number;
  /** By the organizer's key. */
  readonly organizerIds: ReadonlyMap<string, number>;
  /** In the order of the plan. */
  readonly userIds: readonly number[];
  /** In the order of each traveller's dependents. */
  readonly dependentIds: readonly (readonly number[])[];
}

const privilegedAgeDays = { admin: 780, organizer: 740 } as const;

/** @param password the hash they all share */
export async function loadPeople(
  tx: Transaction,
  { people, now, password }: { people: readonly PersonPlan[]; now: Date; password: string },
): Promise<LoadedPeople> {
  const admin = account(demoAdmin, { password, role: 'admin', createdAt: daysBefore(now, privilegedAgeDays.admin) });
  const organizers = readOrganizers();
  const hosts = organizers.map((organizer, index) => ({
    ...account(organizer, {
      password,
      role: 'organizer',
      createdAt: daysBefore(now, privilegedAgeDays.organizer - index),
    }),
    displayName: organizer.displayName,
    bio: organizer.bio,
    showsFace: true,
    leadsSince: organizer.leadsSince,
    languages: organizer.languages,
    city: organizer.city,
    state: organizer.province,
    country: organizer.country,
  }));
  const rows = [admin, ...hosts, ...people.map((person) => traveller(person, password))];
  const inserted = await insertAll(rows, (piece) => tx.insert(users).values(piece).returning({ id: users.id }));
  const ids = inserted.map(({ id }) => id);
  const userIds = ids.slice(1 + hosts.length);
  return {
    adminId: at(ids, 0),
    organizerIds: new Map(organizers.map(({ key }, index) => [key, at(ids, 1 + index)])),
    userIds,
    dependentIds: await loadDependents(tx, people, userIds),
  };
}

function account(
  { username, firstName, lastName }: { username: string; firstName: string; lastName: string },
  given: { password: string; role: 'regular' | 'organizer' | 'admin'; createdAt: Date },
): NewUserRow {
  return {
    username,
    email: demoEmail(username),
    password: given.password,
    firstName,
    lastName,
    emailVerified: true,
    // The fictional people get no emails about events; only the demo accounts do.
    eventEmails: isDemoAccount(username),
    createdAt: given.createdAt,
    ...roleFields(given.role),
  };
}

function traveller({ content, createdAt, hasBirthData, disabled }: PersonPlan, password: string): NewUserRow {
  const { home, address } = content;
  return {
    ...account(content, { password, role: 'regular', createdAt }),
    disabled,
    gender: content.gender,
    relationshipStatus: content.relationshipStatus,
    ...(hasBirthData ? { ...birthColumns(content.birth), birthInfoLastChanged: createdAt } : {}),
    onboardingCompleted: hasBirthData,
    profileCompleted: hasBirthData,
    currentCountry: home.country,
    currentProvince: home.province,
    currentCity: home.city,
    maxTravelDistance: hasBirthData ? 500 : 0,
    priceCurrency: currencyOf(home.country),
    preferredEventTypes: hasBirthData ? [...content.likes] : [],
    preferredDays: hasBirthData ? ['friday', 'saturday', 'sunday'] : [],
    preferredTimes: hasBirthData ? weekendTimes : {},
    ...(address
      ? {
          address: address.street,
          city: home.city,
          state: home.province,
          postalCode: address.postalCode,
          country: home.country,
        }
      : {}),
  };
}

const weekendTimes: Partial<Record<Weekday, TimePeriod[]>> = {
  friday: ['Evening'],
  saturday: ['Morning', 'Afternoon', 'Evening'],
  sunday: ['Morning', 'Afternoon'],
};

function birthColumns(birth: BirthContent) {
  return {
    dateOfBirth: birth.date,
    cityOfBirth: birth.city,
    countryOfBirth: birth.country,
    timeOfBirth: birth.time,
    timeOfBirthType: birthTimeType(birth.time) ?? 'unknown',
    birthPlaceId: birth.placeId,
    birthLatitude: birth.latitude,
    birthLongitude: birth.longitude,
    birthTimezone: birth.timezone,
    birthInfoCompleted: true,
  };
}

async function loadDependents(
  tx: Transaction,
  people: readonly PersonPlan[],
  userIds: readonly number[],
): Promise<number[][]> {
  const rows = people.flatMap(({ content, createdAt }, index) =>
    content.dependents.map(({ birth, ...dependent }): NewDependentRow => {
      const addedAt = daysBefore(createdAt, -0.5);
      const stamps = { consentAt: addedAt, createdAt: addedAt, birthInfoLastChanged: addedAt };
      return { userId: at(userIds, index), ...dependent, ...birthColumns(birth), ...stamps };
    }),
  );
  const inserted = await insertAll(rows, (piece) =>
    tx.insert(dependents).values(piece).returning({ id: dependents.id }),
  );
  let taken = 0;
  return people.map(({ content }) => {
    const own = inserted.slice(taken, taken + content.dependents.length).map(({ id }) => id);
    taken += own.length;
    return own;
  });
}

/** Connects the demo's organizers at the sandbox, so that they're paid once their events are over. */
export async function loadPayoutAccounts(
  tx: Transaction,
  organizerIds: Iterable<number>,
  { currency, createdAt }: { readonly currency: string; readonly createdAt: Date },
): Promise<void> {
  const accounts = [...organizerIds].map((organizerId) => ({ organizerId, id: `acct_demo${organizerId}` }));
  await tx
    .insert(sandboxAccounts)
    .values(accounts.map(({ id }) => ({ id, state: 'active' as const, currency, createdAt })));
  await tx.insert(payoutAccounts).values(
    accounts.map(({ id, organizerId }) => ({
      organizerId,
      provider: 'sandbox' as const,
      providerAccountId: id,
      state: 'active' as const,
      createdAt,
    })),
  );
}
