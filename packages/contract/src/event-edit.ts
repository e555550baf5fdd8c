import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { maxEventFeatures, transitionReasonMaxLength } from '@ascendant/domain/event/limits';
import { watchedFields } from '@ascendant/domain/event/substantial-edit';
import { z } from 'zod';
import { eventDetail } from './event';
import { galleryEdit } from './gallery';
import { practicalListEdits, practicalTexts } from './practical-details';
import { defineRoute, nameRoutes } from './route';
import { count, id, line, paragraphs, idParams, instant } from './wire';

/** A price as text or a number; empty without one. */
export const tierAmount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((amount) => String(amount ?? ''));

/**
 * One tier of the edit payload. Amounts are dollars as text; one without anything in it doesn't exist.
 * Source: specification 2, section 3 (Payloads).
 */
export const tierEdit = z.strictObject({
  adultPrice: tierAmount,
  /** null where children can't come */
  childPrice: z.union([z.string(), z.number()]).transform(String).nullish(),
  validUntil: z.string().nullish(),
});
export type TierEdit = z.input<typeof tierEdit>;

/** All of an event's tiers; one that's null, blank or left out doesn't exist. */
export const tierEdits = z.strictObject({
  earlyBird: tierEdit.nullish(),
  regular: tierEdit.nullish(),
  lastMinute: tierEdit.nullish(),
});

/** The domain says what's wrong with a text or a number; these only say what it is. */
const text = (max: number) => paragraphs(max);
const longestText = 20_000;
const notDegrees = 'Please enter degrees';
const secondaryCategory = id.nullable().optional();

/** The fields of an event that can be edited. What's left out stays as it is. */
const fields = {
  categoryId: z
    .int('Main category is required')
    .positive()
    .lt(2 ** 31)
    .optional(),
  secondaryCategoryId1: secondaryCategory,
  secondaryCategoryId2: secondaryCategory,
  secondaryCategoryId3: secondaryCategory,
  secondaryCategoryId4: secondaryCategory,
  /** ids of event features */
  features: z.array(id).max(maxEventFeatures).optional(),
  duration: z.number('Duration must be at least 1 day').optional(),
  capacity: z.number('Capacity must be at least 1').optional(),
  minimumAge: z.number('Minimum age must be 0 or higher').optional(),
  /** hours before the start */
  checkInOpensHours: z.number('Please enter a whole number').optional(),
  /** who looks after children who come without an adult; empty if no one does */
  childCarer: line(longestText).optional(),
  /** what a traveller who cancels gets back; bookings made before keep theirs */
  cancellationPolicy: z.enum(cancellationPolicies, 'Please choose a cancellation policy').optional(),
  ...practicalTexts,
  /** exactly where people meet, in degrees; null for both removes it */
  meetingLatitude: z.number(notDegrees).nullable().optional(),
  meetingLongitude: z.number(notDegrees).nullable().optional(),
  /** 1 to 5; 0 to leave it out */
  difficulty: z.number('Please choose how hard it is').optional(),
  /** all steps in their order; an empty list removes them */
  itinerary: practicalListEdits.itinerary.optional(),
  questions: practicalListEdits.questions.optional(),
  pricingTiers: tierEdits.optional(),
  /** what `uploadGalleryPicture` has answered, or the photograph as it is; null removes it */
  imageUrl: z.string().nullable().optional(),
  /** all further pictures in their order, as `uploadGalleryPicture` has answered; an empty list removes them */
  gallery: galleryEdit.optional(),
  title: line(longestText).optional(),
  description: text(longestText).optional(),
  location: line(longestText).optional(),
  /** the chosen candidate of `locateEvent`; without it the location is looked up by its text */
  placeId: id.optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  /** from `getEventForm`: if someone has edited the event since, the call answers 409 with their version */
  version: count.min(1).optional(),
};

/**
 * An edit of an event's fields, or a move to another status, never both.
 * Source: specification 2, section 3 (Payloads); specification 2, section 7 (Events).
 */
export const updateEventBody = z
  .strictObject({
    ...fields,
    status: z.enum(eventStatuses, 'Please choose a status').optional(),
    /** goes into the emails to the organizer and, when an event is cancelled, to everyone who booked it */
    reason: paragraphs(transitionReasonMaxLength).optional(),
  })
  .superRefine(({ status, reason, ...edit }, context) => {
    const edits = Object.entries(edit).filter(([name, value]) => name !== 'version' && value !== undefined);
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['status'], message });
    if (status === undefined && reason !== undefined) refuse('Please choose a status');
    else if (status === undefined && edits.length === 0) refuse('Please choose a status');
    else if (status !== undefined && edits.length > 0) refuse('Save your changes first, then change the status.');
  });
export type UpdateEventBody = z.output<typeof updateEventBody>;

/** An edit of an event's fields alone. */
export const eventEditBody = z.strictObject(fields);

/** The event after the change. */
export const updatedEvent = eventDetail.extend({ version: z.int() });

/** A published event that says something else than what an admin has seen. */
const eventEdit = z.object({
  /** the event's */
  id,
  title: z.string(),
  slug: z.string(),
  organizerName: z.string().nullable(),
  /** in confirmed bookings, holds and offers: with any, it can't become a draft again */
  seatsTaken: count,
  /** when its first edit was made that no admin has seen */
  since: instant,
  /** when its last edit was made */
  editedAt: instant,
  /** dates of its series that say the same since the same edit, this one included: marking one marks all */
  dates: count.min(1),
  changes: z.array(z.object({ field: z.enum(watchedFields), before: z.string(), after: z.string() })),
});
export type EventEdit = z.infer<typeof eventEdit>;

export const eventEditRoutes = nameRoutes({
  listEditedEvents: defineRoute('GET /api/admin/edited-events', {
    summary: 'List published events that their organizers have rewritten, with both versions, oldest first',
    reply: {
      200: z.object({
        edits: z.array(eventEdit).readonly(),
        /** with those beyond the first 20 */
        all: count,
      }),
    },
  }),
  markEditSeen: defineRoute('POST /api/admin/edited-events/:id/seen', {
    summary: 'Leave an edited event as it is, after a look at it',
    params: idParams,
    /** of the edit that you have looked at: a later one is 409 */
    body: z.object({ editedAt: instant }),
    reply: { 204: null },
  }),
});
