import { routes } from '@ascendant/contract/routes';
import { organizerOf } from '@ascendant/domain/event/access';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { accountLines, earningLines, organizerEarnings, siteMoney } from './money.service';

/** Serves what organizers earn to themselves, and the site's money to admins. */
export function registerMoneyRoutes({ bind, db, config }: Pick<ApplicationContext, 'bind' | 'db' | 'config'>): void {
  const deps = { db, currency: config.currency };
  bind(routes.organizerEarnings, (call) => organizerEarnings(deps, organizerOf(callerOf(call))));
  bind(routes.organizerEarningLines, (call) => earningLines(db, organizerOf(callerOf(call)), call.query));
  bind(routes.adminMoney, () => siteMoney(deps));
  bind(routes.adminMoneyLines, (call) => accountLines(db, call.query));
}
