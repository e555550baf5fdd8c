import { cancellationPolicies, defaultCancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { z } from 'zod';
import { bringFormsBack } from '../../data/kept-forms';
import { keptForms } from '../../storage/kept-forms';
import type { EventValues } from './event-values';
import type { ImageChange } from './use-event-image';

const text = z.string();
/** Empty in a form that was kept before the field existed. */
const newText = text.default('');
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([]);
const number = z.number();
const tier = z.object({ adultPrice: text, childPrice: text, validUntil: text });
const values = z.object({
  title: text,
  description: text,
  location: text,
  placeId: number.nullable(),
  mainCategory: number.nullable(),
  secondaryCategories: z.array(number),
  features: z.array(number),
  duration: text,
  capacity: text,
  minimumAge: text,
  checkInOpensHours: text,
  childCarer: text,
  cancellationPolicy: z.enum(cancellationPolicies).default(defaultCancellationPolicy),
  meetingPoint: newText,
  meetingSpot: newText,
  whatToBring: newText,
  difficulty: text.default('0'),
  difficultyNote: newText,
  languages: newText,
  accessibility: newText,
  notIncluded: newText,
  itinerary: list(z.object({ when: text, title: text, text })),
  questions: list(z.object({ question: text, answer: text })),
  gallery: list(z.object({ url: text, smallUrl: text, width: number, height: number, alt: text })),
  startDate: text,
  endDate: text,
  startTime: text,
  endTime: text,
  pricingTiers: z.object({ earlyBird: tier, regular: tier, lastMinute: tier }),
}) satisfies z.ZodType<EventValues>;

const keptEvent = z.object({
  values,
  /** the event's values and version when it was opened, so that an edit by someone else is still noticed; null for a new event */
  opened: z.object({ values, version: number }).nullable(),
  image: z
    .object({ picture: z.instanceof(Blob).nullable(), isRemoved: z.boolean() })
    .default({ picture: null, isRemoved: false }),
  keptAt: text,
});

/** An unfinished event form as it's kept on this device. */
export interface KeptEvent {
  readonly values: EventValues;
  readonly opened: { readonly values: EventValues; readonly version: number } | null;
  readonly image: ImageChange;
  /** ISO 8601. */
  readonly keptAt: string;
}

/** Whose form it is, and for which event; null for a new one. */
export interface FormOwner {
  readonly userId: number;
  readonly eventId: number | null;
}

const formOf = ({ eventId }: FormOwner) => `event ${eventId ?? 'new'}`;

/**
 * The form on this device, or as the server kept it when its owner signed out.
 * @returns null if nothing is kept, or it's from another version of the form
 */
export async function readKeptEvent(owner: FormOwner): Promise<KeptEvent | null> {
  const read = () => keptForms.read(owner.userId, formOf(owner)).catch(() => null);
  let kept = await read();
  if (kept === null) {
    await bringFormsBack(owner.userId);
    kept = await read();
  }
  const found = keptEvent.safeParse(kept);
  return found.success ? found.data : null;
}

export async function keepEvent(owner: FormOwner, kept: KeptEvent): Promise<void> {
  await keptForms.write(owner.userId, formOf(owner), kept);
}

/** Keeps the form's text at once, for a page that's going away; a picture that was chosen a moment ago is lost. */
export function leaveEvent(owner: FormOwner, { values: texts, opened, keptAt }: KeptEvent): void {
  keptForms.leave(owner.userId, formOf(owner), { values: texts, opened, keptAt });
}

export async function dropKeptEvent(owner: FormOwner): Promise<void> {
  await keptForms.remove(owner.userId, formOf(owner)).catch(() => undefined);
}
