import { savedViewRoutes as routes } from '@ascendant/contract/saved-view';
import type { ApplicationContext } from '../../application/application-context';
import { callerOf } from '../../http/binding';
import { removeView, saveView, viewsOf } from './saved-views.service';

export function registerSavedViewRoutes({ bind, db }: Pick<ApplicationContext, 'bind' | 'db'>): void {
  bind(routes.listSavedViews, (call) => viewsOf(db, callerOf(call)));

  bind(routes.saveView, (call) => saveView(db, callerOf(call), call.body));

  bind(routes.removeView, async (call) => {
    await removeView(db, callerOf(call), call.params.id);
    return null;
  });
}
