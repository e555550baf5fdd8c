import {
  catalogRoutes,
  catalogRoutes as routes,
  type AdminCategory,
  type AdminEventFeature,
} from '@ascendant/contract/catalog';
import { chosenPlanets } from '@ascendant/domain/event/ruling-planets';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { type Bind, callerOf } from '../../http/binding';
import { answer } from '../../http/reply';
import type { AdminCatalogItem } from './catalog-admin.repository';
import { changeCatalogItem, createCatalogItem, listCatalog, removeCatalogItem, type By } from './catalog-admin.service';
import { activeCategories, activeEventFeatures } from './catalog.service';

/** Serves event categories and event features. */
export function bindCatalog(bind: Bind, db: Database): void {
  bind(catalogRoutes.listCategories, () => activeCategories(db));
  bind(catalogRoutes.listEventFeatures, () => activeEventFeatures(db));
}

/** Serves categories and event features to the admins who keep them. */
export function bindCatalogAdmin(bind: Bind, db: Database): void {
  bind(routes.listAdminCategories, async () => (await listCatalog(db, 'category')).map(presentCategory));

  bind(routes.createCategory, async (call) =>
    answer(201, presentCategory(await createCatalogItem(db, 'category', call.body, by(call)))),
  );

  bind(routes.updateCategory, async (call) => {
    const { id } = call.params;
    return presentCategory(await changeCatalogItem(db, 'category', { id, wanted: call.body }, by(call)));
  });

  bind(routes.deleteCategory, (call) => removeCatalogItem(db, 'category', call.params.id, by(call)));

  bind(routes.listAdminEventFeatures, async () => (await listCatalog(db, 'event_feature')).map(presentFeature));

  bind(routes.createEventFeature, async (call) =>
    answer(201, presentFeature(await createCatalogItem(db, 'event_feature', call.body, by(call)))),
  );

  bind(routes.updateEventFeature, async (call) => {
    const { id } = call.params;
    return presentFeature(await changeCatalogItem(db, 'event_feature', { id, wanted: call.body }, by(call)));
  });

  bind(routes.deleteEventFeature, (call) => removeCatalogItem(db, 'event_feature', call.params.id, by(call)));
}

function by(call: { readonly caller: Caller | null; readonly request: FastifyRequest }): By {
  return { admin: callerOf(call), requestId: call.request.id };
}

function presentFeature({ id, name, description, isActive, eventCount }: AdminCatalogItem): AdminEventFeature {
  return { id, name, description, isActive, eventCount };
}

function presentCategory(item: AdminCatalogItem): AdminCategory {
  return { ...presentFeature(item), rulingPlanets: [...chosenPlanets(item.significators)] };
}
