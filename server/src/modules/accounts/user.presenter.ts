import type { User } from '@ascendant/contract/account';
import type { UserWithPlace } from './users.repository';
import { placeLabel } from './place-label';

/** What people learn of their own account. */
export function presentUser({ birthPlace, ...user }: UserWithPlace): User {
  return {
    ...user,
    birthPlace: birthPlace === null ? null : placeLabel(birthPlace),
    birthInfoLastChanged: user.birthInfoLastChanged?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
