import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, errorSentence } from '../api/api-error';
import { call } from '../api/client';
import { savedEventIds } from '../storage/saved-event-ids';
import { showToast } from '../ui/dialog/toast-store';
import { readQuery } from './read-query';
import { useWrite } from './use-write';

/** What the signed-in person has saved. */
const savedEventsQuery = readQuery('listSavedEvents', 'GET /api/user/saved-events', {});

const none: readonly number[] = [];

/** The ids of the saved events, the newest first: the person's, or this device's. Null while unknown. */
export function useSavedIds(isSignedIn: boolean): readonly number[] | null {
  const here = useIdsHere();
  const { data, isError } = useQuery({ ...savedEventsQuery, enabled: isSignedIn });
  if (!isSignedIn) return here;
  return data?.eventIds ?? (isError ? none : null);
}

/** Those saved on this device. */
export function useIdsHere(): readonly number[] {
  return useSyncExternalStore(savedEventIds.subscribe, savedEventIds.list, () => none);
}

export function saveHere({ id, isSaved }: Saving): void {
  savedEventIds.set(id, isSaved);
}

function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.fields['save']) || errorSentence(error);
}

interface Saving {
  readonly id: number;
  readonly isSaved: boolean;
}

/** Saves an event or removes it: on this device while signed out. The screen shows it at once, and takes it back if it fails. */
export function useSaveEvent(isSignedIn: boolean): (saving: Saving) => void {
  const client = useQueryClient();
  const { mutate } = useWrite({
    send: ({ id, isSaved }: Saving) =>
      call('PUT /api/user/saved-events', { body: isSaved ? { save: [id] } : { remove: [id] } }),
    fact: null,
    factOfError: () => 'saved events changed',
    onSuccess: (saved) => client.setQueryData(savedEventsQuery.queryKey, saved),
    onError: (error) =>
      showToast({ title: 'Your saved events didn’t change', description: reasonOf(error), tone: 'bad' }),
  });
  return (saving) => {
    if (!isSignedIn) return saveHere(saving);
    client.setQueryData(savedEventsQuery.queryKey, (before) => {
      const others = (before?.eventIds ?? []).filter((each) => each !== saving.id);
      return { eventIds: saving.isSaved ? [saving.id, ...others] : others };
    });
    mutate(saving);
  };
}
