import type { EventForm } from '@ascendant/contract/event-editor';
import { eventImageUpload, galleryUpload } from '@ascendant/contract/upload';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput, queryKey } from '../api/client';
import { nullWhenMissing } from '../api/query-client';
import { isEventId } from './event';
import { readQuery } from './read-query';
import { upload, writing } from './use-write';

/** An event with everything its edit form shows; null if it doesn't exist or isn't yours. Others edit too, so it's always read again. */
export function eventFormQuery(id: string) {
  return queryOptions({
    queryKey: queryKey('getEventForm', id),
    queryFn: ({ signal }) =>
      isEventId(id) ? nullWhenMissing(call('GET /api/events/:id/form', { params: { id }, signal })) : null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The active event features, by name. */
export const eventFeaturesQuery = readQuery('listEventFeatures', 'GET /api/event-features', {});

const shortestLocation = 2;

/** What a location means: the likeliest place, and others that fit. Very short texts aren't asked about. */
export function locationQuery(text: string) {
  const q = text.trim();
  return readQuery(
    'locateEvent',
    'GET /api/event-location',
    { query: { q } },
    { enabled: q.length >= shortestLocation },
  );
}

export type SkyWanted = NonNullable<CallInput<'previewEventSky'>['query']>;

const skyStaleMs = 60_000;

/** The light at the start of an event that may not exist yet, and its drawn cover. A new installation knows more places a minute later. */
export const skyPreviewQuery = (query: SkyWanted) =>
  readQuery(
    'previewEventSky',
    'GET /api/event-sky',
    { query },
    { staleTime: skyStaleMs, placeholderData: keepPreviousData },
  );

interface Progress {
  /** Called with how much of the photograph has been sent, in whole percent. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

interface NewEvent extends Progress {
  readonly texts: Readonly<Record<string, string>>;
  readonly image: Blob | null;
  readonly idempotencyKey: string;
}

export const useCreateEvent = writing({
  send: ({ image, ...sent }: NewEvent) =>
    upload('POST /api/events', { ...sent, file: image, field: eventImageUpload.field }),
  fact: 'event changed',
  waits: false,
});

/** Saves the fields of an event. The editor says what a failure means. */
export const useEditEvent = writing({
  send: ({ id, body }: { id: number; body: CallInput<'updateEvent'>['body'] }) =>
    call('PUT /api/events/:id', { params: { id }, body }),
  fact: 'event changed',
});

/** What an edit would do to the other dates of a series. The editor says what a failure means. */
export const usePreviewDatesEdit = writing({
  send: ({ id, body }: { id: number; body: CallInput<'previewDatesEdit'>['body'] }) =>
    call('POST /api/events/:id/dates-edit-preview', { params: { id }, body }),
  fact: null,
});

/** Saves the fields of an event and of other dates of its series. */
export const useEditDates = writing({
  send: ({ id, body }: { id: number; body: CallInput<'editDates'>['body'] }) =>
    call('PUT /api/events/:id/dates', { params: { id }, body }),
  fact: 'event changed',
});

export const useUploadEventImage = writing({
  send: ({ id, image, ...sent }: Progress & { id: number; image: Blob }) =>
    upload('POST /api/events/:id/upload-image', {
      ...sent,
      params: { id },
      file: image,
      field: eventImageUpload.field,
    }),
  fact: 'event changed',
});

/** Uploads a picture for a gallery. It's in none until an event is saved with it. */
export const useUploadGalleryPicture = writing({
  send: ({ picture, ...sent }: Progress & { picture: Blob }) =>
    upload('POST /api/gallery-pictures', { ...sent, file: picture, field: galleryUpload.field }),
  fact: null,
});

/** Reads an event's form now, whatever is cached. */
export function useReadEventForm(): (id: number) => Promise<EventForm> {
  const client = useQueryClient();
  return async (id) => {
    const form = await client.fetchQuery(eventFormQuery(String(id)));
    if (form === null) throw new RangeError(`No event ${id}`);
    return form;
  };
}
