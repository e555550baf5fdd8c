import type { AdminCategory, AdminEventFeature } from '@ascendant/contract/catalog';
import { browserApi, call, type Api, type CallInput } from '../api/client';
import { fresh, readQuery } from './read-query';
import { writing } from './use-write';

export type { AdminCategory, AdminEventFeature };

/** The active categories, by name. */
export const categoriesQuery = (api: Api = browserApi) =>
  readQuery('listCategories', 'GET /api/categories', {}, { api });

/** All categories, the inactive ones too. Organizers use them, so they're read again each time they're shown. */
export const adminCategoriesQuery = readQuery('listAdminCategories', 'GET /api/admin/categories', {}, fresh);

/** All event features, the inactive ones too. */
export const adminEventFeaturesQuery = readQuery('listAdminEventFeatures', 'GET /api/admin/event-features', {}, fresh);

export type CategoryBody = CallInput<'createCategory'>['body'];

interface Change {
  readonly id: number;
  readonly body: CallInput<'updateCategory'>['body'];
}

export const useCreateCategory = writing({
  send: (body: CategoryBody) => call('POST /api/admin/categories', { body }),
  fact: 'category changed',
});

export const useUpdateCategory = writing({
  send: ({ id, body }: Change) => call('PUT /api/admin/categories/:id', { params: { id }, body }),
  fact: 'category changed',
  factOfError: () => 'category changed',
});

export const useDeleteCategory = writing({
  send: (id: number) => call('DELETE /api/admin/categories/:id', { params: { id } }),
  fact: 'category changed',
  factOfError: () => 'category changed',
});

export const useCreateEventFeature = writing({
  send: ({ name, description }: CategoryBody) =>
    call('POST /api/admin/event-features', { body: { name, description } }),
  fact: 'event feature changed',
});

export const useUpdateEventFeature = writing({
  send: ({ id, body: { name, description, isActive } }: Change) =>
    call('PUT /api/admin/event-features/:id', { params: { id }, body: { name, description, isActive } }),
  fact: 'event feature changed',
  factOfError: () => 'event feature changed',
});

export const useDeleteEventFeature = writing({
  send: (id: number) => call('DELETE /api/admin/event-features/:id', { params: { id } }),
  fact: 'event feature changed',
  factOfError: () => 'event feature changed',
});
