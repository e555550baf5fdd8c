import type { CreateEventForm, EventForm } from '@ascendant/contract/event-editor';
import { organizerOf } from '@ascendant/domain/event/access';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import type { UploadedFile } from '../../../http/uploads';
import { keepEventImage } from '../pictures/event-image.service';
import { takePictures, writeGallery } from '../pictures/gallery.service';
import { findChoices } from './catalog-choice.repository';
import { clockProblems } from './clock-problems';
import { draftOfCreateForm } from './create-form';
import {
  type EditorDeps,
  draftProblems,
  refuseProblems,
  termsOf,
  type EventDraft,
  distanceProblems,
} from './event-draft';
import { eventFormOf } from './event-form.service';
import { placeOf, type EventPlace } from './event-place.service';
import { insertEvent, todayIn, writeTiers } from './event-writes.repository';
import { submitEvents } from './submit-events';

/** A new event, and how many admins were asked to review it; null when none were. */
export type CreatedEvent = EventForm & { readonly adminCount: number | null };

export interface CreateOrder {
  readonly form: CreateEventForm;
  /** Its photograph; null without one. */
  readonly image: UploadedFile | null;
  readonly requestId: string;
}

/**
 * Creates an event: a draft, or one that's live at once (admins) or sent to review (organizers). Event, prices and pictures are
 * stored together or not at all.
 * @throws AppError invalid_input, also for a gallery with a picture that the caller hasn't uploaded; for the photograph unsupported_media_type, too_large, busy, no_room_for_picture
 * Source: specification 2, section 4 (States and transitions); specification 2, section 7 (Events).
 */
export async function createEvent(
  deps: EditorDeps,
  caller: Caller,
  order: CreateOrder,
  beforeCommit: BeforeCommit<CreatedEvent>,
): Promise<CreatedEvent> {
  const { form, image, requestId } = order;
  const status = form.status ?? 'draft';
  const choices = await findChoices(deps.db);
  const draft = draftOfCreateForm(form, choices);
  refuseProblems({ ...draftProblems(draft, choices), ...submitProblems(draft, status) });
  const place = await placeOf(deps.db, { ...draft.values, spot: draft.values, placeId: form.placeId ?? null });
  refuseProblems({ ...distanceProblems(draft.values, place), ...clockProblems(draft.values, place.timezone) });
  if (status !== 'draft') refuseProblems(pastProblems(draft, await todayIn(deps.db, place.timezone)));

  const write = async (tx: Transaction, imageUrl: string | null): Promise<CreatedEvent> => {
    const eventId = await writeNewEvent(tx, caller, { draft, place, imageUrl, requestId });
    const ids = [eventId];
    const adminCount = status === 'draft' ? null : await submitEvents(deps, tx, caller, { ids, requestId });
    const created = { ...(await eventFormOf(tx, eventId, caller)), adminCount };
    await beforeCommit(tx, created);
    return created;
  };
  if (image === null) return inTransaction(deps.db, (tx) => write(tx, null));
  const kept = await keepEventImage(deps, { image, userId: caller.userId }, async (tx, url) => {
    const made = await write(tx, url);
    return { made, eventId: made.id, replaced: null };
  });
  return kept.made;
}

/** What has to be filled in to publish an event, but not to keep a draft. */
function submitProblems({ tiers }: EventDraft, status: EventStatus): Record<string, string> {
  if (status === 'draft' || tiers.length > 0) return {};
  return { pricingTiers: 'Add at least one price. For a free event, enter 0.' };
}

function pastProblems({ values }: EventDraft, today: string): Record<string, string> {
  return values.startDate < today ? { startDate: "The start date can't be in the past" } : {};
}

interface WrittenEvent {
  readonly draft: EventDraft;
  readonly place: EventPlace;
  readonly imageUrl: string | null;
  readonly requestId: string;
}

async function writeNewEvent(
  tx: Transaction,
  caller: Caller,
  { draft, place, imageUrl, requestId }: WrittenEvent,
): Promise<number> {
  const { mainCategory, secondaryCategories, gallery, ...values } = draft.values;
  const [second, third, fourth, fifth] = secondaryCategories;
  const eventId = await insertEvent(tx, {
    ...values,
    ...place,
    categoryId: mainCategory ?? 0,
    secondaryCategoryId1: second ?? null,
    secondaryCategoryId2: third ?? null,
    secondaryCategoryId3: fourth ?? null,
    secondaryCategoryId4: fifth ?? null,
    features: [...draft.features],
    imageUrl,
    createdBy: caller.userId,
    organizerId: organizerOf(caller),
  });
  await writeTiers(tx, eventId, termsOf(draft));
  const change = { eventId, before: [], after: gallery };
  await takePictures(tx, change, caller.userId);
  await writeGallery(tx, change);
  await recordAudit(tx, {
    actor: caller,
    action: 'event.created',
    target: { type: 'event', id: eventId },
    changes: { status: { before: null, after: 'draft' } },
    requestId,
  });
  return eventId;
}
