import type { User } from '@ascendant/contract/account';
import { roleOf } from '@ascendant/domain/person/roles';
import type { UserRow } from '../../../db/schema/users';
import type { Caller } from '../../access/caller';
import { places } from '../places/places.module';
import type { MemberOf, UserWithPlace } from './users.repository';

/** What people see of their own account. @param asking their session */
export function presentUser(
  { birthPlace, memberOf, ...user }: UserWithPlace,
  { lacksFactor }: Pick<Caller, 'lacksFactor'>,
): User {
  return {
    ...user,
    organization: organizationOf(user, memberOf),
    needsSecondFactor: lacksFactor === true,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    birthInfoLastChanged: user.birthInfoLastChanged?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}

/** An organizer's own organization, or the one that a traveller is a member of. */
function organizationOf(user: UserRow, memberOf: MemberOf | null): User['organization'] {
  const role = roleOf(user);
  if (role === 'traveller') return memberOf === null ? null : { ...memberOf, isPrimary: false };
  if (role === 'admin') return null;
  const name = user.displayName ?? `${user.firstName} ${user.lastName}`;
  return { organizerId: user.id, name, role: 'owner', isPrimary: true };
}
