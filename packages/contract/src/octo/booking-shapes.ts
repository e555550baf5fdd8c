import { octoBookingStatuses, octoRefunds } from '@ascendant/domain/channel/octo';
import { z } from 'zod';
import { instant } from '../wire';
import { availability, pricing } from './catalogue-shapes';

/** Control characters and halves of others can be neither stored nor looked for. */
const storable = /^[^\p{Cc}\p{Cs}]*$/u;

const contactText = z.string().max(200).regex(storable).nullish();
/** Whom to reach about a booking, or a person of it, as the reseller says. */
export const contact = z.object({
  fullName: contactText,
  firstName: contactText,
  lastName: contactText,
  emailAddress: contactText,
  phoneNumber: contactText,
  locales: z.array(z.string().max(35)).max(20).nullish(),
  postalCode: contactText,
  country: contactText,
  notes: z.string().max(2000).nullish(),
});
export type OctoContact = z.output<typeof contact>;

const shownContact = z.object({
  fullName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  emailAddress: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  locales: z.array(z.string()),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  notes: z.string().nullable(),
});
export type ShownContact = z.input<typeof shownContact>;

/** What a reseller calls something. */
export const name = z.string().max(100).regex(storable);
export const uuid = name.min(1);
export const minutes = z.int().min(1).max(100_000);

/** One person, as they're asked for. Unknown units and none at all are refused by what the standard says, not as a wrong body. */
export const askedUnit = z.object({
  uuid: uuid.optional(),
  unitId: name,
  resellerReference: name.nullish(),
  contact: contact.optional(),
});
export type AskedUnit = z.output<typeof askedUnit>;

/** Days of a question about availability. */
export const stretch = {
  productId: name,
  optionId: name,
  units: z
    .array(z.object({ id: name, quantity: z.int().min(0).max(1000) }))
    .max(100)
    .optional(),
};

const ticket = z.object({
  redemptionMethod: z.literal('DIGITAL'),
  utcRedeemedAt: instant.nullable(),
  deliveryOptions: z.array(z.object({ deliveryFormat: z.literal('QRCODE'), deliveryValue: z.string() })),
});

export const booking = z.object({
  id: z.string(),
  uuid: z.string(),
  testMode: z.literal(false),
  resellerReference: z.string().nullable(),
  supplierReference: z.string(),
  status: z.enum(octoBookingStatuses),
  utcCreatedAt: instant,
  utcUpdatedAt: instant,
  utcExpiresAt: instant.nullable(),
  utcRedeemedAt: instant.nullable(),
  utcConfirmedAt: instant.nullable(),
  productId: z.string(),
  optionId: z.string(),
  cancellable: z.boolean(),
  cancellation: z
    .object({ refund: z.enum(octoRefunds), reason: z.string().nullable(), utcCancelledAt: instant })
    .nullable(),
  freesale: z.literal(false),
  availabilityId: z.string(),
  availability,
  contact: shownContact,
  notes: z.string().nullable(),
  deliveryMethods: z.array(z.literal('TICKET')),
  voucher: z.null(),
  unitItems: z.array(
    z.object({
      uuid: z.string(),
      resellerReference: z.string().nullable(),
      supplierReference: z.string().nullable(),
      unitId: z.string(),
      status: z.enum(octoBookingStatuses),
      utcRedeemedAt: instant.nullable(),
      contact: shownContact,
      ticket,
      pricing: pricing.optional(),
    }),
  ),
  pricing: pricing.optional(),
});
export type OctoBooking = z.input<typeof booking>;
