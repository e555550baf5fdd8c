import { octoAvailabilityStatuses, octoCapabilities } from '@ascendant/domain/channel/octo';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { z } from 'zod';
import { clock, count, day, instant } from '../wire';

/** With the offset at the date's place: '2027-07-12T09:00:00-04:00'. */
const localDateTime = z.iso.datetime({ offset: true });

const amounts = {
  original: count,
  retail: count,
  /** what the organizer gets of it */
  net: count,
  currency: z.enum(chargeCurrencies).transform((code) => code.toUpperCase()),
  currencyPrecision: z.literal(2),
  /** prices are before tax */
  includedTaxes: z.array(z.never()),
};
/** In whole cents. */
export const pricing = z.object(amounts);
const unitPricing = z.object({ unitId: z.string(), ...amounts });

const media = z.object({
  src: z.string(),
  type: z.literal('image/jpeg'),
  rel: z.enum(['COVER', 'GALLERY']),
  title: z.null(),
  caption: z.null(),
  copyright: z.null(),
});

const place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  postalAddress: z.object({
    streetAddress: z.string().nullable(),
    addressLocality: z.null(),
    addressRegion: z.null(),
    postalCode: z.null(),
    addressCountry: z.null(),
    postOfficeBoxNumber: z.null(),
  }),
  identifiers: z.object({
    googlePlaceId: z.null(),
    applePlaceId: z.null(),
    tripadvisorLocationId: z.null(),
    yelpPlaceId: z.null(),
    facebookPlaceId: z.null(),
    foursquarePlaceId: z.null(),
    baiduPlaceId: z.null(),
    amapPlaceId: z.null(),
  }),
  sameAs: z.array(z.never()),
});

/** What `octo/content` adds to a product. */
const content = {
  title: z.string().optional(),
  shortDescription: z.null().optional(),
  description: z.string().optional(),
  features: z
    .array(
      z.object({ shortDescription: z.string(), type: z.enum(['INCLUSION', 'EXCLUSION', 'PREARRIVAL_INFORMATION']) }),
    )
    .optional(),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
  media: z.array(media).optional(),
  locations: z
    .array(
      z.object({
        title: z.string(),
        shortDescription: z.null(),
        types: z.tuple([z.literal('START')]),
        minutesTo: z.null(),
        minutesAt: z.null(),
        place,
      }),
    )
    .optional(),
  categoryLabels: z.array(z.never()).optional(),
  durationMinutesFrom: count.optional(),
  durationMinutesTo: z.null().optional(),
  commentary: z.array(z.never()).optional(),
};

export const capability = z.object({
  id: z.enum(octoCapabilities),
  revision: z.literal(1),
  required: z.literal(false),
  dependencies: z.array(z.never()),
  docs: z.string().nullable(),
});

export const supplier = z.object({
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  contact: z.object({
    website: z.string().nullable(),
    email: z.string().nullable(),
    telephone: z.null(),
    address: z.null(),
  }),
});

const unit = z.object({
  id: z.string(),
  internalName: z.string(),
  reference: z.null(),
  type: z.enum(['ADULT', 'CHILD', 'INFANT', 'OTHER']),
  restrictions: z.object({
    minAge: count,
    maxAge: count,
    idRequired: z.boolean(),
    minQuantity: z.null(),
    maxQuantity: z.null(),
    paxCount: z.literal(1),
    accompaniedBy: z.array(z.string()),
  }),
  requiredContactFields: z.array(z.never()),
  pricingFrom: z.array(pricing).optional(),
  title: z.string().optional(),
  shortDescription: z.string().optional(),
  features: z.array(z.never()).optional(),
});
export type OctoUnit = z.input<typeof unit>;

const option = z.object({
  id: z.string(),
  default: z.literal(true),
  internalName: z.string(),
  reference: z.null(),
  availabilityLocalStartTimes: z.array(clock),
  cancellationCutoff: z.string(),
  cancellationCutoffAmount: count,
  cancellationCutoffUnit: z.enum(['hour', 'day']),
  requiredContactFields: z.array(z.never()),
  restrictions: z.object({ minUnits: count, maxUnits: count }),
  units: z.array(unit),
  ...content,
});

export const product = z.object({
  id: z.string(),
  internalName: z.string(),
  reference: z.null(),
  locale: z.literal(siteLanguage),
  timeZone: z.string(),
  allowFreesale: z.literal(false),
  instantConfirmation: z.literal(true),
  instantDelivery: z.literal(true),
  availabilityRequired: z.literal(true),
  availabilityType: z.literal('START_TIME'),
  deliveryFormats: z.array(z.literal('QRCODE')),
  deliveryMethods: z.array(z.literal('TICKET')),
  redemptionMethod: z.literal('DIGITAL'),
  options: z.array(option),
  defaultCurrency: z.string().optional(),
  availableCurrencies: z.array(z.string()).optional(),
  pricingPer: z.literal('UNIT').optional(),
  ...content,
});
export type OctoProduct = z.input<typeof product>;

export const availability = z.object({
  id: z.string(),
  localDateTimeStart: localDateTime,
  localDateTimeEnd: localDateTime,
  utcCutoffAt: instant,
  allDay: z.literal(false),
  available: z.boolean(),
  status: z.enum(octoAvailabilityStatuses),
  vacancies: count,
  capacity: count,
  maxUnits: count,
  openingHours: z.array(z.never()),
  unitPricing: z.array(unitPricing).optional(),
  pricing: pricing.optional(),
});
export type OctoAvailability = z.input<typeof availability>;

export const calendarDay = z.object({
  localDate: day,
  available: z.boolean(),
  status: z.enum(octoAvailabilityStatuses),
  vacancies: count,
  capacity: count,
  openingHours: z.array(z.never()),
  unitPricingFrom: z.array(unitPricing).optional(),
});
export type OctoCalendarDay = z.input<typeof calendarDay>;
