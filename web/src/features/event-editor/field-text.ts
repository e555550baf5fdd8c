import { policyName } from '@ascendant/domain/booking/cancellation-policy';
import { checkInOpensLabel } from '@ascendant/domain/event/form/options';
import { galleryText } from '@ascendant/domain/event/gallery';
import { itineraryText, questionsText } from '@ascendant/domain/event/practical-list-text';
import { difficultyLabel } from '@ascendant/domain/event/practical-text';
import { currencySign } from '@ascendant/domain/pricing/currency';
import { tierName } from '@ascendant/domain/pricing/tier';
import type { Suggestion } from '../../ui/form/Suggest';
import { dayText } from '../../ui/text/day-text';
import type { EditorFacts } from './editor-context';
import type { EventValues } from './event-values';
import { filledTiers } from './form-values';
import type { EventField } from './three-way';

type Names = Pick<EditorFacts, 'categories' | 'features'>;

/** A field as people read it. */
export function fieldText(field: EventField, values: EventValues, { categories, features }: Names): string {
  switch (field) {
    case 'mainCategory':
      return names(values.mainCategory === null ? [] : [values.mainCategory], categories);
    case 'secondaryCategories':
      return names(values.secondaryCategories, categories);
    case 'features':
      return names(values.features, features);
    case 'startDate':
    case 'endDate':
      return dayText(values[field]);
    case 'placeId':
      return values.placeId === null ? 'Found by its name' : 'Chosen from the list';
    case 'checkInOpensHours':
      return checkInOpensLabel(Number(values.checkInOpensHours));
    case 'cancellationPolicy':
      return policyName(values.cancellationPolicy);
    case 'difficulty':
      return difficultyLabel(Number(values.difficulty)) || 'Not said';
    case 'itinerary':
      return itineraryText(values.itinerary) || 'Empty';
    case 'questions':
      return questionsText(values.questions) || 'Empty';
    case 'gallery':
      return galleryText(values.gallery) || 'None';
    case 'pricingTiers':
      return tiersText(values);
    default:
      return values[field] || 'Empty';
  }
}

function names(ids: readonly number[], options: readonly Suggestion[]): string {
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? `${id}`).join(', ') || 'None';
}

/** 'Early Bird $80.00, child $40.00, until May 1, 2027; Regular $100.00'. */
function tiersText(values: EventValues): string {
  const texts = filledTiers(values).map(({ tierType, adultPrice, childPrice, validUntil }) =>
    [
      `${tierName(tierType)} ${currencySign}${adultPrice}`,
      childPrice ? `child ${currencySign}${childPrice}` : '',
      validUntil ? `until ${dayText(validUntil)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  );
  return texts.join('; ') || 'None';
}
