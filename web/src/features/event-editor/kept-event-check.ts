import { cancellationPolicies, defaultCancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { ofEachText } from '@ascendant/domain/event/practical-details';
import { z } from 'zod';
import type { EventValues } from './event-values';

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
  ...ofEachText(() => newText),
  meetingSpot: newText,
  difficulty: text.default('0'),
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

/** What was kept, with what a later version of the form added; null if it's from another version of the form. */
export function checkedEvent(kept: unknown): z.output<typeof keptEvent> | null {
  return keptEvent.safeParse(kept).data ?? null;
}
