import { call, type CallInput } from '../api/client';
import { alwaysRead, readQuery } from './read-query';
import { writing } from './use-write';

export type ResourceGroup = CallInput<'saveResources'>['body']['groups'][number];
export type Resource = ResourceGroup['resources'][number];
export type Need = CallInput<'setNeeds'>['body']['needs'][number];

/** The boats, guides and stock that an organization's dates share. */
export const resourcesQuery = readQuery('listResources', 'GET /api/organizer/resources', {});

/** Adds or changes a group. What's in it and isn't named stays as it is. */
export const useSaveGroup = writing({
  send: (group: ResourceGroup) => call('PUT /api/organizer/resources', { body: { groups: [group] } }),
  fact: 'resources changed',
});

/** What each date of an event's series takes of groups, for those who manage it. */
export const needsQuery = (eventId: number) =>
  readQuery('getNeeds', 'GET /api/events/:id/needs', { params: { id: eventId } }, alwaysRead);

export const useSetNeeds = writing({
  send: ({ id, needs }: { readonly id: number; readonly needs: readonly Need[] }) =>
    call('PUT /api/events/:id/needs', { params: { id }, body: { needs } }),
  fact: 'needs set',
});
