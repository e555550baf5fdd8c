import { adminUserRoutes as routes, type ListedUser, type UserWithSigns } from '@ascendant/contract/admin-user';
import { signNames } from '@ascendant/domain/chart/chart-points';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders, listed } from '../../http/list-response';
import { answer } from '../../http/reply';
import { accounts } from '../accounts/accounts.module';
import type { ChartDeps } from '../charts/charts.service';
import type { ListedUserRow } from './directory.repository';
import { listUsers, usersOf, usersWithSigns, type UserAndSigns } from './directory.service';
import { setDisabled } from './disable-user.service';

/** Serves the users to admins. @param site its address, for links in emails */
export function bindDirectory(bind: Bind, deps: ChartDeps, site: string): void {
  const { db } = deps;

  bind(routes.listUsers, async ({ query }) => {
    const { ids, count } = await listUsers(db, query);
    return listed(ids, async (some) => (await usersOf(db, some)).map(presentListedUser), countHeaders(count));
  });

  bind(routes.listUsersWithSigns, async ({ query }) => {
    const { ids, count } = await listUsers(db, query);
    const read = async (some: readonly number[]) => (await usersWithSigns(deps, some)).map(presentUserWithSigns);
    return listed(ids, read, countHeaders(count));
  });

  bind(routes.createUser, async (call) => {
    const by = { admin: callerOf(call), requestId: call.request.id };
    return answer(201, presentListedUser(await accounts.createUser(db, call.body, by)));
  });

  bind(routes.disableUser, async (call) => {
    const { disabled, reason = '' } = call.body;
    const by = { admin: callerOf(call), requestId: call.request.id, site };
    return presentListedUser(await setDisabled(db, { userId: call.params.id, disabled, reason }, by));
  });
}

function presentListedUser(user: ListedUserRow): ListedUser {
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

function presentUserWithSigns({ user, signs }: UserAndSigns): UserWithSigns {
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
