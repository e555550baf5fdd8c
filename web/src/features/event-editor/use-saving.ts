import type { EventForm } from '@ascendant/contract/event-editor';
import type { Role } from '@ascendant/domain/person/roles';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { useCreateEvent, useEditEvent, useReadEventForm, useUploadEventImage } from '../../data/event-editor';
import { useRequestReview, useTransitionEvent } from '../../data/managed-events';
import { createFields, editBody } from './event-payload';
import type { EventValues } from './event-values';
import type { SaveGoal } from './save-goal';
import type { ImageChange } from './use-event-image';

/** What's saved: the form, its picture, and what else the button does. */
export interface SaveOrder {
  readonly goal: SaveGoal;
  readonly values: EventValues;
  readonly image: ImageChange;
  readonly featureNames: ReadonlyMap<number, string>;
  readonly role: Role;
}

/** What a save resulted in. */
export interface Saved {
  readonly event: EventForm;
  /** How many admins were told; null if the event wasn't sent to review. */
  readonly adminCount: number | null;
}

/** Which part of saving an event failed, after the parts before it succeeded. */
export type SaveStep = 'fields' | 'picture' | 'status';

export class SaveError extends Error {
  constructor(
    readonly step: SaveStep,
    override readonly cause: unknown,
  ) {
    super(`Saving the ${step} failed`);
  }
}

export interface Saving {
  /** How much of the picture has been sent, 0 to 100; null while none is. */
  readonly percent: number | null;
  readonly create: (order: SaveOrder) => Promise<Saved>;
  readonly edit: (event: EventForm, order: SaveOrder) => Promise<Saved>;
  /** The event as it's stored now. */
  readonly read: (id: number) => Promise<EventForm>;
}

/** Saves the form: one call for a new event; for another one its fields, then its picture, then its status. */
export function useSaving(): Saving {
  const [percent, setPercent] = useState<number | null>(null);
  const keyFor = useAttemptKey();
  const calls = {
    create: useCreateEvent(),
    edit: useEditEvent(),
    upload: useUploadEventImage(),
    transition: useTransitionEvent(),
    review: useRequestReview(),
    read: useReadEventForm(),
  };
  const withProgress = async <Result>(
    picture: Blob | null,
    send: (progress: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await send({
        onProgress: picture === null ? () => undefined : setPercent,
        signal: new AbortController().signal,
      });
    } finally {
      setPercent(null);
    }
  };

  const create = async ({ goal, values, image, featureNames }: SaveOrder): Promise<Saved> => {
    const texts = createFields(values, { status: goal === 'send' ? 'published' : 'draft', featureNames });
    const idempotencyKey = keyFor(texts, image.picture);
    const { adminCount, ...event } = await step('fields', () =>
      withProgress(image.picture, (progress) =>
        calls.create.mutateAsync({ ...progress, texts, image: image.picture, idempotencyKey }),
      ),
    );
    return { event, adminCount };
  };

  const edit = async (opened: EventForm, { goal, values, image, role }: SaveOrder): Promise<Saved> => {
    const { id } = opened;
    const body = { ...editBody(values, opened), ...(image.isRemoved ? { imageUrl: null } : {}) };
    await step('fields', () => calls.edit.mutateAsync({ id, body }));
    const { picture } = image;
    if (picture !== null) {
      await step('picture', () =>
        withProgress(picture, (progress) => calls.upload.mutateAsync({ ...progress, id, image: picture })),
      );
    }
    const adminCount = goal === 'send' ? await step('status', () => send(opened, role)) : null;
    return { event: await step('fields', () => calls.read(id)), adminCount };
  };

  const send = async (event: EventForm, role: Role): Promise<number | null> => {
    if (role !== 'admin') return (await calls.review.mutateAsync(event)).adminCount;
    await calls.transition.mutateAsync({ event, to: 'published' });
    return null;
  };

  return { percent, create, edit, read: calls.read };
}

async function step<Result>(name: SaveStep, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new SaveError(name, error);
  }
}

/** The same key while the same thing is sent again, so that a lost answer can't create the event twice. */
function useAttemptKey(): (texts: Readonly<Record<string, string>>, picture: Blob | null) => string {
  const last = useRef({ content: '', picture: null as Blob | null, key: '' });
  return (texts, picture) => {
    const content = JSON.stringify(texts);
    if (last.current.content !== content || last.current.picture !== picture)
      last.current = { content, picture, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** Whether the session has ended meanwhile. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof SaveError && error.cause instanceof ApiError && error.cause.status === 401;
}

/** The event as someone else has saved it meanwhile; null if that isn't what went wrong. */
export function conflictOf(error: unknown): EventForm | null {
  const cause = error instanceof SaveError ? error.cause : null;
  if (!(cause instanceof ApiError) || cause.code !== 'edit_conflict') return null;
  return (cause.body?.['current'] as EventForm | undefined) ?? null;
}
