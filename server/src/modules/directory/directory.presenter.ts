import type { ListedUser, UserWithSigns } from '@ascendant/contract/admin-user';
import { signNames } from '@ascendant/domain/chart/chart-points';
import type { ListedUserRow } from './directory.repository';
import type { UserAndSigns } from './directory.service';

export function presentListedUser(user: ListedUserRow): ListedUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    userType: user.userType,
    disabled: user.disabled,
    emailVerified: user.emailVerified,
    profileCompleted: user.profileCompleted,
    birthInfoCompleted: user.birthInfoCompleted,
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentUserWithSigns({ user, signs }: UserAndSigns): UserWithSigns {
  return {
    ...presentListedUser(user),
    sunSign: signOf(signs?.sunSign),
    moonSign: signOf(signs?.moonSign),
    risingSign: signOf(signs?.risingSign),
    venusSign: signOf(signs?.venusSign),
    marsSign: signOf(signs?.marsSign),
    mercurySign: signOf(signs?.mercurySign),
  };
}

/** The sign a stored text says; null where it's a sentence about two possible signs. */
function signOf(text: string | undefined): UserWithSigns['sunSign'] {
  return signNames.find((name) => name === text) ?? null;
}
