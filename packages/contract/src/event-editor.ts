import { cancellationPolicies } from '@ascendant/domain/booking/cancellation-policy';
import { lockedGroups } from '@ascendant/domain/event/form/locked-fields';
import { eventStatuses, eventTransitionNames } from '@ascendant/domain/event/lifecycle';
import { locationMaxLength, maxEventFeatures } from '@ascendant/domain/event/limits';
import { z } from 'zod';
import { pricingTier } from './event';
import { tierAmount } from './event-edit';
import { galleryEdit, galleryReply, uploadedPicture } from './gallery';
import { jsonText } from './json-text';
import { place } from './place';
import { practicalListEdits, practicalReply, practicalTexts } from './practical-details';
import { defineRoute, nameRoutes } from './route';
import { skyPreview, skyPreviewQuery } from './sky-preview';
import { eventImageUpload, galleryUpload, optionalEventImageUpload } from './upload';
import { count, id, idParams, idText, instant, line, paragraphs } from './wire';

const longestText = 20_000;

/**
 * One tier of the create payload. Amounts are dollars as text; one without anything in it doesn't exist.
 * Source: specification 2, section 3 (Payloads).
 */
const tierEntry = z.strictObject({
  tierType: z.enum(['early_bird', 'regular', 'last_minute']),
  adultPrice: tierAmount,
  childPrice: z.union([z.string(), z.number()]).transform(String).nullish(),
  validUntil: z.string().nullish(),
});

/** A category by its id or its name. */
const category = line(longestText).optional();
const number = z
  .string()
  .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  .optional();
/** Empty if it's left out. */
const degrees = z
  .string()
  .transform((text) => (text.trim() === '' ? null : Number(text)))
  .optional();

/**
 * The fields of the create form. All are text; `features`, `pricingTiers`, `itinerary`, `questions` and `gallery` are JSON. What's missing is refused with its sentence.
 * Source: specification 2, section 3 (Payloads).
 */
export const createEventForm = z.strictObject({
  title: line(longestText).optional(),
  description: paragraphs(longestText).optional(),
  location: line(longestText).optional(),
  /** the chosen candidate of `locateEvent`; without it the location is looked up by its text */
  placeId: idText.optional(),
  mainCategory: category,
  secondaryCategory1: category,
  secondaryCategory2: category,
  secondaryCategory3: category,
  secondaryCategory4: category,
  /** the table's names for the same five */
  categoryId: category,
  secondaryCategoryId1: category,
  secondaryCategoryId2: category,
  secondaryCategoryId3: category,
  secondaryCategoryId4: category,
  duration: number,
  capacity: number,
  minimumAge: number,
  /** hours before the start; 24 by default */
  checkInOpensHours: number,
  childCarer: line(longestText).optional(),
  /** what a traveller who cancels gets back; 'final_sale' by default */
  cancellationPolicy: z.enum(cancellationPolicies, 'Please choose a cancellation policy').optional(),
  ...practicalTexts,
  meetingLatitude: degrees,
  meetingLongitude: degrees,
  difficulty: number,
  itinerary: jsonText(practicalListEdits.itinerary).optional(),
  questions: jsonText(practicalListEdits.questions).optional(),
  gallery: jsonText(galleryEdit).optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  /** names of event features */
  features: jsonText(z.array(line(longestText)).max(maxEventFeatures)).optional(),
  pricingTiers: jsonText(z.array(tierEntry).max(10)).optional(),
  /** 'published' is a live event for an admin, and sends an organizer's to review */
  status: z.enum(['draft', 'published', 'pending_approval'], 'Please choose a status').optional(),
});
export type CreateEventForm = z.output<typeof createEventForm>;

/** Everything the edit form shows. */
export const eventForm = z.object({
  id,
  /** other dates of its series that haven’t begun and aren’t cancelled */
  otherDates: count,
  /** goes back with the edit */
  version: z.int(),
  status: z.enum(eventStatuses),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** the chosen place, if one was; `latitude` and the rest are set for a place found by its text, too */
  placeId: id.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  country: z.string().nullable(),
  timezone: z.string(),
  categoryId: id,
  secondaryCategoryId1: id.nullable(),
  secondaryCategoryId2: id.nullable(),
  secondaryCategoryId3: id.nullable(),
  secondaryCategoryId4: id.nullable(),
  /** with their names, also of categories and features that are no longer active */
  categoryNames: z.record(z.string(), z.string()),
  features: z.array(z.object({ id, name: z.string() })),
  duration: z.int(),
  capacity: z.int(),
  minimumAge: z.int(),
  checkInOpensHours: z.int(),
  childCarer: z.string(),
  cancellationPolicy: z.enum(cancellationPolicies),
  ...practicalReply,
  startDate: z.string(),
  endDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** today's date at the event's place */
  today: z.string(),
  pricingTiers: z.object({
    earlyBird: pricingTier.nullable(),
    regular: pricingTier.nullable(),
    lastMinute: pricingTier.nullable(),
  }),
  /** the photograph; null without one */
  imageUrl: z.string().nullable(),
  /** the drawn sky cover, shown without a photograph */
  coverUrl: z.string(),
  gallery: galleryReply,
  /** people with a confirmed booking, a hold or an open offer: the capacity can't be lower */
  seatsTaken: count,
  /** what can't be edited, and why */
  locked: z.array(z.object({ group: z.enum(lockedGroups), reason: z.string() })),
  /** what the caller may do with it now */
  transitions: z.array(z.enum(eventTransitionNames)),
  /** its sales are paused; left out for any other */
  isSalesPaused: z.literal(true).optional(),
  /** why an admin returned it */
  returnReason: z.string().nullable(),
  /** What it's a date of. */
  seriesId: id,
  organizerName: z.string().nullable(),
  updatedAt: instant,
});
export type EventForm = z.infer<typeof eventForm>;

/** A new event. */
export const createdEvent = eventForm.extend({
  /** how many admins got an email; null when it wasn't sent to review */
  adminCount: count.nullable(),
});

/** What a location means. */
export const eventLocation = z.object({
  /** the likeliest place, whose time zone the event gets if no other is chosen; null if we don't know it */
  place: place.nullable(),
  /** the places over 50 km apart, or with other clocks, that fit, the likeliest first; fewer than two need no choice */
  candidates: z.array(place),
  /** the zone the event gets */
  timezone: z.string(),
  /** what has to be said of a place that we don't know before it's saved, such as its province; null if nothing has to */
  question: z.string().nullable(),
});

export const eventEditorRoutes = nameRoutes({
  createEvent: defineRoute('POST /api/events', {
    summary: 'Create an event: a draft, or published (sent to review for organizers)',
    takesKey: true,
    limit: 'createEvent',
    upload: optionalEventImageUpload,
    form: createEventForm,
    reply: { 201: createdEvent },
  }),
  getEventForm: defineRoute('GET /api/events/:id/form', {
    summary: 'Get an event with everything its edit form shows',
    params: idParams,
    reply: { 200: eventForm },
  }),
  uploadEventImage: defineRoute('POST /api/events/:id/upload-image', {
    summary: "Replace an event's photograph",
    limit: 'upload',
    params: idParams,
    upload: eventImageUpload,
    reply: { 200: z.object({ imageUrl: z.string() }) },
  }),
  uploadGalleryPicture: defineRoute('POST /api/gallery-pictures', {
    summary: "Upload a picture for an event's gallery. It waits for a week until an event is saved with it",
    limit: 'uploadGalleryPicture',
    upload: galleryUpload,
    reply: { 201: uploadedPicture },
  }),
  duplicateEvent: defineRoute('POST /api/events/:id/duplicate', {
    summary: 'Copy an event into a new draft',
    takesKey: true,
    limit: 'createEvent',
    params: idParams,
    reply: { 201: createdEvent },
  }),
  repeatEvent: defineRoute('POST /api/events/:id/repeat', {
    summary: 'Repeat an event on more dates. Each becomes a separate event, linked as a series',
    takesKey: true,
    limit: 'createEvent',
    params: idParams,
    body: z.strictObject({
      /** first days, `YYYY-MM-DD` */
      dates: z.array(z.string()).max(1000),
      /** 'published' is live for an admin, and sends an organizer's to review */
      status: z.enum(['draft', 'published', 'pending_approval']).default('draft'),
    }),
    reply: {
      201: z.object({
        events: z.array(createdEvent.pick({ id: true, status: true, startDate: true })),
        adminCount: count.nullable(),
      }),
    },
  }),
  locateEvent: defineRoute('GET /api/event-location', {
    summary: 'Find the place and time zone of a location, and other places it could be',
    query: z.object({ q: line(locationMaxLength) }),
    example: { query: { q: 'Banff, Canada' } },
    reply: { 200: eventLocation },
  }),
  previewEventSky: defineRoute('GET /api/event-sky', {
    summary: 'Preview the light at the start of an event you’re still writing, and its drawn cover',
    limit: 'previewSky',
    query: skyPreviewQuery,
    reply: { 200: skyPreview },
  }),
});
