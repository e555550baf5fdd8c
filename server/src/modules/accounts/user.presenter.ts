import type { User } from '@ascendant/contract/account';
import { places } from '../places/places.module';
import type { UserWithPlace } from './users.repository';

/** What people see of their own account. */
export function presentUser({ birthPlace, ...user }: UserWithPlace): User {
  return {
    ...user,
    birthPlace: birthPlace === null ? null : places.namedPlaceLabel(birthPlace),
    birthInfoLastChanged: user.birthInfoLastChanged?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}
