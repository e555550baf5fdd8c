import type { User } from '@ascendant/contract/account';
import type { Caller } from '../../access/caller';
import { places } from '../places/places.module';
import type { UserWithPlace } from './users.repository';

/** What people see of their own account. @param asking their session */
export function presentUser(
  { birthPlace, ...user }: UserWithPlace,
  { lacksFactor }: Pick<Caller, 'lacksFactor'>,
): User {
  return {
    ...user,
    needsSecondFactor: lacksFactor === true,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    birthInfoLastChanged: user.birthInfoLastChanged?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}
