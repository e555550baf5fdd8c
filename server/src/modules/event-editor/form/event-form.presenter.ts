import type { EventForm } from '@ascendant/contract/event-editor';
import { tierToWire } from '@ascendant/contract/tier-wire';
import { lockedFields } from '@ascendant/domain/event/form/locked-fields';
import { possibleTransitions } from '@ascendant/domain/event/lifecycle';
import type { Role } from '@ascendant/domain/person/roles';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { events } from '../../events/events.module';
import type { Choices } from './catalog-choice.repository';
import type { EditableEvent } from './event-form.repository';

/** An event as its edit form shows it, to someone in this role who manages it. */
export function presentEventForm(event: EditableEvent, choices: Choices, role: Role): EventForm {
  const names = new Map(choices.categories.map(({ id, name }) => [id, name]));
  const tier = (type: TierType) => {
    const found = event.tiers.find(({ tierType }) => tierType === type);
    return found === undefined ? null : tierToWire(found);
  };
  return {
    ...event,
    categoryNames: Object.fromEntries(
      categoryIds(event).map((id): [string, string] => [String(id), names.get(id) ?? '']),
    ),
    features: event.features.flatMap((name) => {
      const found = choices.features.find((feature) => feature.name === name);
      return found === undefined ? [] : [{ id: found.id, name }];
    }),
    pricingTiers: { earlyBird: tier('early_bird'), regular: tier('regular'), lastMinute: tier('last_minute') },
    coverUrl: events.coverUrl({ ...event, categoryName: names.get(event.categoryId) ?? '' }, 'card'),
    ...(event.salesPausedAt !== null && { isSalesPaused: true as const }),
    locked: [...lockedFields(event)],
    transitions: [...possibleTransitions(event.status, role)],
    updatedAt: event.updatedAt.toISOString(),
  };
}

/** An event's main and secondary categories. */
export function categoryIds(event: EditableEvent): readonly number[] {
  const { categoryId, secondaryCategoryId1, secondaryCategoryId2, secondaryCategoryId3, secondaryCategoryId4 } = event;
  return [
    categoryId,
    ...[secondaryCategoryId1, secondaryCategoryId2, secondaryCategoryId3, secondaryCategoryId4].filter(
      (id) => id !== null,
    ),
  ];
}
