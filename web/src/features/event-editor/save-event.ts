import type { EventForm } from '@ascendant/contract/event-editor';
import type { Role } from '@ascendant/domain/person/roles';
import { ApiError } from '../../api/api-error';
import { createFields, editBody } from './event-payload';
import type { EventValues } from './event-values';
import type { SaveGoal } from './save-goal';
import type { ImageChange } from './use-event-image';
import type { SaveCalls } from './use-save-calls';

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

/** Saves a new event, in one call. @throws SaveError */
export async function createEvent(order: SaveOrder, { create, keyFor, withProgress }: SaveCalls): Promise<Saved> {
  const { goal, values, image, featureNames } = order;
  const texts = createFields(values, { status: goal === 'send' ? 'published' : 'draft', featureNames });
  const idempotencyKey = keyFor(texts, image.picture);
  const { adminCount, ...event } = await step('fields', () =>
    withProgress(image.picture, (progress) =>
      create.mutateAsync({ ...progress, texts, image: image.picture, idempotencyKey }),
    ),
  );
  return { event, adminCount };
}

/** Saves an event's fields, then its picture, then its status. @throws SaveError */
export async function editEvent(opened: EventForm, order: SaveOrder, calls: SaveCalls): Promise<Saved> {
  const { goal, values, image, role } = order;
  const { id } = opened;
  const body = { ...editBody(values, opened), ...(image.isRemoved ? { imageUrl: null } : {}) };
  await step('fields', () => calls.edit.mutateAsync({ id, body }));
  const { picture } = image;
  if (picture !== null) {
    await step('picture', () =>
      calls.withProgress(picture, (progress) => calls.upload.mutateAsync({ ...progress, id, image: picture })),
    );
  }
  const adminCount = goal === 'send' ? await step('status', () => send(opened, role, calls)) : null;
  return { event: await step('fields', () => calls.read(id)), adminCount };
}

async function send(event: EventForm, role: Role, { review, transition }: SaveCalls): Promise<number | null> {
  if (role !== 'admin') return (await review.mutateAsync(event)).adminCount;
  await transition.mutateAsync({ event, to: 'published' });
  return null;
}

async function step<Result>(name: SaveStep, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new SaveError(name, error);
  }
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
