import { adminUserRoutes as routes } from '@ascendant/contract/admin-user';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders, listed } from '../../http/list-response';
import { answer } from '../../http/reply';
import { accounts } from '../accounts/accounts.module';
import type { ChartDeps } from '../charts/charts.service';
import { presentListedUser, presentUserWithSigns } from './directory.presenter';
import { listUsers, usersOf, usersWithSigns } from './directory.service';
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
