import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import type { EventForm } from '@ascendant/contract/event-editor';
import { lockReason, type LockedGroup } from '@ascendant/domain/event/form/locked-fields';
import { hasChildPrices, type TierFormValues, type TierKey } from '@ascendant/domain/event/form/tier-form';
import { galleryEntries } from '@ascendant/domain/event/gallery';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import type { EventValues } from './event-values';
import { filledTiers, formValues } from './form-values';

type Edit = Omit<UpdateEventBody, 'status' | 'reason'>;
type TierEdit = NonNullable<NonNullable<Edit['pricingTiers']>[TierKey]>;

/**
 * The text fields of the create call. Empty secondary categories are left out.
 * @param featureNames the name of each feature by its id
 * Source: specification 2, section 3 (Payloads).
 */
export function createFields(
  values: EventValues,
  { status, featureNames }: { status: 'draft' | 'published'; featureNames: ReadonlyMap<number, string> },
): Readonly<Record<string, string>> {
  const { title, description, location, placeId, mainCategory, duration, capacity, minimumAge } = values;
  const { startDate, endDate, startTime, endTime, checkInOpensHours, childCarer, cancellationPolicy } = values;
  const tiers = filledTiers(values).map((tier) => ({ tierType: tier.tierType, ...tierPayload(tier, values) }));
  return {
    title,
    description,
    location,
    duration,
    capacity,
    minimumAge,
    checkInOpensHours,
    childCarer,
    cancellationPolicy,
    ...practicalFields(values),
    startDate,
    endDate,
    startTime,
    endTime,
    gallery: JSON.stringify(galleryEntries(values.gallery)),
    mainCategory: mainCategory === null ? '' : String(mainCategory),
    ...(placeId === null ? {} : { placeId: String(placeId) }),
    ...Object.fromEntries(values.secondaryCategories.map((id, index) => [`secondaryCategory${index + 1}`, String(id)])),
    features: JSON.stringify(values.features.flatMap((id) => featureNames.get(id) ?? [])),
    pricingTiers: JSON.stringify(tiers),
    status,
  };
}

/** A form has only text: a number as it is, lists as JSON. */
function practicalFields(values: EventValues) {
  const details = practicalDetails(formValues(values));
  return {
    ...details,
    difficulty: values.difficulty,
    meetingLatitude: String(details.meetingLatitude ?? ''),
    meetingLongitude: String(details.meetingLongitude ?? ''),
    itinerary: JSON.stringify(details.itinerary),
    questions: JSON.stringify(details.questions),
  };
}

/** The edit payload: everything that isn't locked. Source: specification 2, section 3 (Payloads). */
export function editBody(values: EventValues, form: Pick<EventForm, 'locked' | 'version'>): Edit {
  const isFree = (group: LockedGroup) => lockReason(form.locked, group) === null;
  const { title, description, location, placeId, mainCategory, startDate, endDate, startTime, endTime } = values;
  const { duration, capacity, minimumAge, checkInOpensHours } = formValues(values);
  const secondary = (index: number) => values.secondaryCategories[index] ?? null;
  return {
    title,
    description,
    location,
    duration,
    capacity,
    checkInOpensHours,
    childCarer: values.childCarer,
    cancellationPolicy: values.cancellationPolicy,
    ...practicalDetails(formValues(values)),
    ...(placeId === null ? {} : { placeId }),
    ...(isFree('dates') ? { startDate, endDate } : {}),
    startTime,
    endTime,
    gallery: galleryEntries(values.gallery),
    ...(mainCategory === null ? {} : { categoryId: mainCategory }),
    secondaryCategoryId1: secondary(0),
    secondaryCategoryId2: secondary(1),
    secondaryCategoryId3: secondary(2),
    secondaryCategoryId4: secondary(3),
    features: [...values.features],
    ...(isFree('minimumAge') ? { minimumAge } : {}),
    ...(isFree('pricing') ? { pricingTiers: tierEdits(values) } : {}),
    version: form.version,
  };
}

function tierEdits(values: EventValues): NonNullable<Edit['pricingTiers']> {
  const found = filledTiers(values);
  const edit = (type: TierFormValues['tierType']) => {
    const tier = found.find(({ tierType }) => tierType === type);
    return tier === undefined ? null : tierPayload(tier, values);
  };
  return { earlyBird: edit('early_bird'), regular: edit('regular'), lastMinute: edit('last_minute') };
}

/** Where children can't come there's no price for them. */
function tierPayload({ adultPrice, childPrice, validUntil }: TierFormValues, values: EventValues): TierEdit {
  const isForChildren = hasChildPrices(formValues(values).minimumAge);
  return {
    adultPrice: adultPrice.trim(),
    childPrice: isForChildren && childPrice?.trim() ? childPrice.trim() : null,
    validUntil: validUntil || null,
  };
}
