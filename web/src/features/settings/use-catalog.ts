import { useQuery } from '@tanstack/react-query';
import {
  adminCategoriesQuery,
  adminEventFeaturesQuery,
  useCreateCategory,
  useCreateEventFeature,
  useDeleteCategory,
  useDeleteEventFeature,
  useUpdateCategory,
  useUpdateEventFeature,
} from '../../data/catalog';

/** The categories, and what can be done with them. */
export function useCategories() {
  return {
    list: useQuery(adminCategoriesQuery),
    create: useCreateCategory(),
    update: useUpdateCategory(),
    remove: useDeleteCategory(),
  };
}

/** The event features, and what can be done with them. */
export function useEventFeatures() {
  return {
    list: useQuery(adminEventFeaturesQuery),
    create: useCreateEventFeature(),
    update: useUpdateEventFeature(),
    remove: useDeleteEventFeature(),
  };
}

export type Catalog = ReturnType<typeof useCategories> | ReturnType<typeof useEventFeatures>;
