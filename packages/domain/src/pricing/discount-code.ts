import type { StatusLabel } from '../booking/status-label';
import type { CalendarDay } from '../calendar-day';
import { refuse, type Refusal } from '../result';
import type { DiscountCovers, DiscountType } from './discount';

/** In the order of the filter. */
export const discountCodeStates = ['active', 'used_up', 'expired', 'inactive'] as const;
export type DiscountCodeState = (typeof discountCodeStates)[number];

/** How often a code can be used, has been used, and is being used by people who are paying right now. */
export interface DiscountUses {
  readonly usageLimit: number;
  readonly usageCount: number;
  readonly usesHeld: number;
}

interface DiscountValidity extends DiscountUses {
  readonly isActive: boolean;
  /** The last day it can be used, where the event is; null for no end. */
  readonly validUntil: CalendarDay | null;
}

/** Uses that are taken: by bookings, and by people who are paying right now. */
export function usesTaken({ usageCount, usesHeld }: DiscountUses): number {
  return usageCount + usesHeld;
}

/**
 * Whether a code can be used, or what keeps it from being used.
 * @param today the day where the event is: a code can be used until that day ends there
 * Source: docs/rules/pricing.md, "Discount codes".
 */
export function discountCodeState(code: DiscountValidity, today: CalendarDay): DiscountCodeState {
  if (!code.isActive) return 'inactive';
  if (code.validUntil !== null && code.validUntil < today) return 'expired';
  return usesTaken(code) >= code.usageLimit ? 'used_up' : 'active';
}

const labels: Readonly<Record<DiscountCodeState, StatusLabel>> = {
  active: { text: 'Active', tone: 'good' },
  used_up: { text: 'Used up', tone: 'fair' },
  expired: { text: 'Expired', tone: 'plain' },
  inactive: { text: 'Deactivated', tone: 'plain' },
};

export function discountCodeStateLabel(state: DiscountCodeState): StatusLabel {
  return labels[state];
}

/** Who pays for what a code takes off: the organizer, who earns less, or the site, which pays them the difference. */
export const discountBearers = ['organizer', 'site'] as const;
export type DiscountBearer = (typeof discountBearers)[number];

/** As people who manage codes read it. */
export const discountBearerLabels: Readonly<Record<DiscountBearer, string>> = {
  organizer: 'The organizer',
  site: 'The site',
};

/** What a code is for and takes off. Fixed once someone has used it, since it's what they paid by. */
export interface DiscountOffer {
  readonly code: string;
  readonly eventId: number;
  readonly covers: DiscountCovers;
  readonly discountType: DiscountType;
  /** Hundredths of a percent or of a dollar. */
  readonly hundredths: number;
  readonly borneBy: DiscountBearer;
}

type DiscountChangeRefusal = Refusal<keyof DiscountOffer | 'usageLimit'>;

const fixedWords: Readonly<Record<keyof DiscountOffer, string>> = {
  code: 'The code',
  eventId: 'The event',
  covers: 'For which dates it is',
  discountType: 'The type',
  hundredths: 'The amount',
  borneBy: 'Who pays for the discount',
};

/** Everything about a code that can be changed. */
interface ChangeableCode extends Omit<DiscountOffer, 'hundredths'> {
  readonly discountValue: string;
  readonly usageLimit: number;
  readonly validUntil: CalendarDay | null;
  readonly isActive: boolean;
}

/** Whether a change does no more than to deactivate a code: all that an organizer can do to one that the site pays for. */
export function isOnlyDeactivated(before: ChangeableCode, after: ChangeableCode): boolean {
  const names = [
    'code',
    'eventId',
    'covers',
    'discountType',
    'discountValue',
    'borneBy',
    'usageLimit',
    'validUntil',
  ] as const;
  return !after.isActive && names.every((name) => before[name] === after[name]);
}

/**
 * What keeps a code from being changed like this; null if nothing does. Once it's used, only its limit, its last day and whether it's
 * active can change, and the limit can't go below its uses.
 * @returns a refusal whose code is the field it's about
 * Source: docs/rules/pricing.md, "Discount codes".
 */
export function refuseDiscountChange(
  stored: DiscountOffer & DiscountUses,
  wanted: DiscountOffer & Pick<DiscountUses, 'usageLimit'>,
): DiscountChangeRefusal | null {
  const taken = usesTaken(stored);
  if (taken === 0) return null;
  const names = ['code', 'eventId', 'covers', 'discountType', 'hundredths', 'borneBy'] as const;
  const changed = names.find((name) => stored[name] !== wanted[name]);
  if (changed !== undefined) return refuse(changed, `${fixedWords[changed]} can’t change once the code has been used.`);
  if (wanted.usageLimit >= taken) return null;
  return refuse('usageLimit', `The limit can’t be lower than ${taken}, the number of uses so far.`);
}
