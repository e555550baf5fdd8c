import type { OctoProduct } from '@ascendant/contract/octo/catalogue-shapes';
import { cancellationCutoff, octoOption, type OctoCapability } from '@ascendant/domain/channel/octo';
import { maxAttendeesPerBooking } from '@ascendant/domain/event/limits';
import type { ResellerProduct } from './dates.repository';
import { unitsOf, type Selling } from './units';

/** How products are shown: with what a reseller asked for. */
export interface Showing extends Selling {
  readonly capabilities: readonly OctoCapability[];
  /** The site's address. */
  readonly publicUrl: string;
  /** The address of a product's picture. */
  readonly pictureOf: (product: ResellerProduct) => string;
}

/** A series as the standard says it: one product with one option. */
export function presentProduct(product: ResellerProduct, showing: Showing): OctoProduct {
  const { currency, capabilities } = showing;
  const hasPrices = capabilities.includes('octo/pricing');
  const { amount, unit } = cancellationCutoff(product.cancellationPolicy);
  const content = capabilities.includes('octo/content') ? contentOf(product, showing) : {};
  const code = currency.toUpperCase();
  return {
    id: String(product.seriesId),
    internalName: product.title,
    reference: null,
    locale: 'en',
    timeZone: product.timezone,
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['TICKET'],
    redemptionMethod: 'DIGITAL',
    ...(hasPrices && { defaultCurrency: code, availableCurrencies: [code], pricingPer: 'UNIT' as const }),
    ...content,
    options: [
      {
        id: octoOption,
        default: true,
        internalName: product.title,
        reference: null,
        availabilityLocalStartTimes: [...product.startTimes],
        cancellationCutoff: `${amount} ${unit}${amount === 1 ? '' : 's'}`,
        cancellationCutoffAmount: amount,
        cancellationCutoffUnit: unit,
        requiredContactFields: [],
        restrictions: { minUnits: 1, maxUnits: maxAttendeesPerBooking },
        units: unitsOf(product, hasPrices ? showing : null),
        ...content,
      },
    ],
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function contentOf(product: ResellerProduct, { publicUrl, pictureOf }: Showing): Partial<OctoProduct> {
  const { title, description, features, notIncluded, whatToBring, questions, startsAt, endsAt } = product;
  const feature = (type: 'INCLUSION' | 'EXCLUSION' | 'PREARRIVAL_INFORMATION') => (text: string) => ({
    shortDescription: text,
    type,
  });
  return {
    title,
    shortDescription: null,
    description,
    features: [
      ...features.map(feature('INCLUSION')),
      ...linesOf(notIncluded).map(feature('EXCLUSION')),
      ...linesOf(whatToBring).map(feature('PREARRIVAL_INFORMATION')),
    ],
    faqs: questions.map(({ question, answer }) => ({ question, answer })),
    media: [
      {
        src: `${publicUrl}${pictureOf(product)}`,
        type: 'image/jpeg',
        rel: 'COVER',
        title: null,
        caption: null,
        copyright: null,
      },
    ],
    locations: placeOf(product),
    categoryLabels: [],
    durationMinutesFrom: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    durationMinutesTo: null,
    commentary: [],
  };
}

function placeOf({ meetingPoint, location, latitude, longitude }: ResellerProduct): OctoProduct['locations'] {
  if (latitude === null || longitude === null) return [];
  const postalAddress = {
    streetAddress: location,
    addressLocality: null,
    addressRegion: null,
    postalCode: null,
    addressCountry: null,
    postOfficeBoxNumber: null,
  };
  const identifiers = {
    googlePlaceId: null,
    applePlaceId: null,
    tripadvisorLocationId: null,
    yelpPlaceId: null,
    facebookPlaceId: null,
    foursquarePlaceId: null,
    baiduPlaceId: null,
    amapPlaceId: null,
  };
  const place = { latitude, longitude, postalAddress, identifiers, sameAs: [] };
  const shown = {
    title: meetingPoint === '' ? location : meetingPoint,
    shortDescription: null,
    types: ['START'] as ['START'],
  };
  return [{ ...shown, minutesTo: null, minutesAt: null, place }];
}
