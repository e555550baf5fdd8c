import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { changeSaved, savedOf } from './saved-events.service';

export function registerSavedEventRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listSavedEvents, async (call) => savedOf(db, callerOf(call)));

  bind(routes.changeSavedEvents, async (call) => changeSaved(db, callerOf(call), call.body));
}
