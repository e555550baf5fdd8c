import type { DatesEditFigures, DatesEditPreview } from '@ascendant/contract/dates-edit';
import type { EventForm } from '@ascendant/contract/event-editor';
import type { DateScope } from '@ascendant/domain/event/dates-edit';
import type { Role } from '@ascendant/domain/person/roles';
import { ApiError, errorSentence } from '../../api/api-error';
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
  /** Which other dates of the series it's for, and what the person was told of them; null for this date only. */
  readonly dates: ChosenDates | null;
  /** Where the new picture waits, so that it's saved with the fields, for all dates; null to send it after them. */
  readonly pictureUrl: string | null;
}

/** The dates that someone chose to edit, and the figures they saw. */
export interface ChosenDates {
  readonly scope: Exclude<DateScope, 'this'>;
  readonly seen: DatesEditFigures;
}

/** What a save resulted in. */
export interface Saved {
  readonly event: EventForm;
  /** How many admins were told; null if the event wasn't sent to review. */
  readonly adminCount: number | null;
  /** How many dates have changed; null for one. */
  readonly dates: number | null;
}

/** Which part of saving an event failed, after the parts before it succeeded. Nothing is saved yet by `upload`. */
export type SaveStep = 'upload' | 'fields' | 'picture' | 'status';

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
  return { event, adminCount, dates: null };
}

/** Saves an event's fields, then its picture, then its status. @throws SaveError */
export async function editEvent(opened: EventForm, order: SaveOrder, calls: SaveCalls): Promise<Saved> {
  const { goal, image, role, pictureUrl } = order;
  const { id } = opened;
  const dates = await step('fields', () => editFields(opened, order, calls));
  const { picture } = image;
  if (picture !== null && pictureUrl === null) {
    await step('picture', () =>
      calls.withProgress(picture, (progress) => calls.upload.mutateAsync({ ...progress, id, image: picture })),
    );
  }
  const adminCount = goal === 'send' ? await step('status', () => send(opened, role, calls)) : null;
  return { event: await step('fields', () => calls.read(id)), adminCount, dates };
}

/** Asks what saving would do to the other dates of the series; null if nothing in it concerns them. @throws SaveError */
export async function previewDates(
  opened: EventForm,
  order: EditedParts,
  { previewDates: preview }: SaveCalls,
): Promise<DatesEditPreview | null> {
  const found = await step('fields', () => preview.mutateAsync({ id: opened.id, body: bodyOf(opened, order) }));
  return found.fields.length === 0 ? null : found;
}

/**
 * Sends the new picture before anything is saved. It waits until an event is saved with it, for as many dates as that's for.
 * @returns where it waits; null without a new one
 * @throws SaveError
 */
export async function sendPicture({ picture }: ImageChange, { waitingUrl }: SaveCalls): Promise<string | null> {
  return picture === null ? null : step('upload', () => waitingUrl(picture));
}

type EditedParts = Pick<SaveOrder, 'values' | 'image' | 'pictureUrl'>;

function bodyOf(opened: EventForm, { values, image, pictureUrl }: EditedParts) {
  const imageUrl = image.isRemoved ? null : (pictureUrl ?? undefined);
  return { ...editBody(values, opened), ...(imageUrl === undefined ? {} : { imageUrl }) };
}

async function editFields(opened: EventForm, order: SaveOrder, { edit, editDates }: SaveCalls): Promise<number | null> {
  const { id } = opened;
  const body = bodyOf(opened, order);
  if (order.dates === null) await edit.mutateAsync({ id, body });
  else return (await editDates.mutateAsync({ id, body: { ...order.dates, edit: body } })).dates;
  return null;
}

/** Whether other dates of the series have changed since their figures were shown. */
export function isOtherDates(error: unknown): boolean {
  return error instanceof SaveError && error.cause instanceof ApiError && error.cause.code === 'dates_changed';
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

/** What's wrong with the picture, where it's the reason; null otherwise. */
export function pictureProblem(error: unknown): string | null {
  const { step: failed, cause } = error instanceof SaveError ? error : { step: null, cause: null };
  if (!(cause instanceof ApiError)) return null;
  const isRefused = failed === 'upload' && cause.status < 500 && cause.status !== 401;
  return isRefused ? errorSentence(cause) : (cause.fields['imageUrl'] ?? null);
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
