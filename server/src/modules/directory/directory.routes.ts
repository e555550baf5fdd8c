import { adminUserRoutes as routes } from '@ascendant/contract/admin-user';
import { callerOf, type Bind } from '../../http/binding';
import { countHeaders } from '../../http/count-headers';
import { answer } from '../../http/reply';
import { accounts } from '../accounts/accounts.module';
import type { ChartDeps } from '../charts/charts.service';
import { presentListedUser, presentUserWithSigns } from './directory.presenter';
import { listUsers, listUsersWithSigns } from './directory.service';
import { setDisabled } from './disable-user.service';

/** Serves the users to admins. */
export function bindDirectory(bind: Bind, deps: ChartDeps): void {
  const { db } = deps;

  bind(routes.listUsers, async ({ query }) => {
    const { rows, count } = await listUsers(db, query);
    return answer(200, rows.map(presentListedUser), countHeaders(count));
  });

  bind(routes.listUsersWithSigns, async ({ query }) => {
    const { rows, count } = await listUsersWithSigns(deps, query);
    return answer(200, rows.map(presentUserWithSigns), countHeaders(count));
  });

  bind(routes.createUser, async (call) => {
    const by = { admin: callerOf(call), requestId: call.request.id };
    return answer(201, presentListedUser(await accounts.createUser(db, call.body, by)));
  });

  bind(routes.disableUser, async (call) => {
    const by = { admin: callerOf(call), requestId: call.request.id };
    return presentListedUser(await setDisabled(db, { userId: call.params.id, disabled: call.body.disabled }, by));
  });
}
