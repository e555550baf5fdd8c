import { resourceRoutes as routes } from '@ascendant/contract/resource';
import type { Module } from '../../application/module';
import { callerOf } from '../../http/binding';
import { groupsOf, saveGroups } from './resources.service';

/** Boats, guides and stock that the dates of an organizer share. */
export const resourcesModule: Module = {
  name: 'resources',
  register: ({ bind, db }) => {
    bind(routes.listResources, async (call) => ({ groups: await groupsOf(db, callerOf(call)) }));
    bind(routes.saveResources, async (call) => ({
      groups: await saveGroups(db, callerOf(call), { ...call.body, requestId: call.request.id }),
    }));
  },
};
