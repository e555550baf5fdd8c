import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/api-error';
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
import { showToast } from '../../ui/dialog/toast-store';
import { doneTitle, failedTitle, type CatalogEntry, type CatalogKind } from './catalog-kind';
import type { EntryValues } from './EntryForm';

export type Catalog = ReturnType<typeof useCategories> | ReturnType<typeof useEventFeatures>;

export interface Answered {
  readonly onSuccess: () => void;
  /** @returns whether the error was about a field */
  readonly showErrors: (error: Error) => boolean;
}

export interface CatalogActions {
  readonly create: (values: EntryValues, answered: Answered) => void;
  readonly update: (entry: CatalogEntry, values: EntryValues, answered: Answered) => void;
  readonly remove: (entry: CatalogEntry, onDone: () => void) => void;
  readonly isUpdating: boolean;
  readonly isRemoving: boolean;
}

/** Creates, changes and deletes, each with its toast. */
export function useCatalogActions(kind: CatalogKind, { create, update, remove }: Catalog): CatalogActions {
  const fail = (verb: 'create' | 'update' | 'delete', error: Error) => {
    const title = failedTitle(kind, verb);
    showToast({ title, description: errorSentence(error, title), tone: 'bad' });
  };
  const answers = (verb: 'create' | 'update', { onSuccess, showErrors }: Answered) => ({
    onSuccess: () => {
      showToast({ title: doneTitle(kind, `${verb}d`) });
      onSuccess();
    },
    onError: (error: Error) => {
      if (!showErrors(error)) fail(verb, error);
    },
  });
  return {
    create: ({ name, description, rulingPlanets }, answered) =>
      create.mutate({ name, description, rulingPlanets }, answers('create', answered)),
    update: ({ id }, body, answered) => update.mutate({ id, body }, answers('update', answered)),
    remove: ({ id }, onDone) =>
      remove.mutate(id, {
        onSuccess: ({ deactivated, message }) => {
          showToast({ title: doneTitle(kind, deactivated ? 'deactivated' : 'deleted'), description: message });
          onDone();
        },
        onError: (error) => {
          fail('delete', error);
          onDone();
        },
      }),
    isUpdating: update.isPending,
    isRemoving: remove.isPending,
  };
}

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
