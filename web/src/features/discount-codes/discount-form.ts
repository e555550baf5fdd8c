import { createDiscountCodeBody, type DiscountCodeOrder } from '@ascendant/contract/discount-code';
import { discountCovers, discountTypes, unlimitedUses } from '@ascendant/domain/pricing/discount';
import { discountBearers } from '@ascendant/domain/pricing/discount-code';
import { z } from 'zod';
import type { DiscountCode } from '../../data/discount-codes';

const fields = z.object({
  code: z.string(),
  eventId: z.number().nullable(),
  covers: z.enum(discountCovers),
  discountType: z.enum(discountTypes),
  /** As typed: percent or dollars. */
  discountAmount: z.string(),
  /** Blank until an admin chooses, and for organizers: as the server has it. */
  borneBy: z.enum(discountBearers).or(z.literal('')),
  /** As typed; blank means no limit. */
  usageLimit: z.string(),
  /** `YYYY-MM-DD`; blank means no end. */
  validUntil: z.string(),
});

export type DiscountValues = z.input<typeof fields>;
export const discountFieldNames = Object.keys(fields.shape) as (keyof DiscountValues)[];

/** The form's fields as the contract has them. Source: specification 2, section 3 (Payloads). */
function payloadOf({ discountAmount, borneBy, usageLimit, ...rest }: DiscountValues) {
  return {
    ...rest,
    discountValue: discountAmount.trim() === '' ? undefined : Number(discountAmount),
    borneBy: borneBy === '' ? undefined : borneBy,
    usageLimit: usageLimit.trim() === '' ? unlimitedUses : Number(usageLimit),
  };
}

/** The name of a field of the contract in the form. */
export function formFieldOf(name: string): string {
  return name === 'discountValue' ? 'discountAmount' : name;
}

/** The form's own check: the contract's, with each error at its field. */
export const discountForm = fields.transform((values, context): DiscountCodeOrder => {
  const parsed = createDiscountCodeBody.safeParse(payloadOf(values));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: 'custom', path: [formFieldOf(String(path[0]))], message });
  }
  return z.NEVER;
});

/** What the form opens with. @param code null for a new one, which is for all dates unless an admin makes it */
export function discountValues(code: DiscountCode | null, isAdmin: boolean): DiscountValues {
  if (code === null) {
    const blank = { discountAmount: '', borneBy: '', usageLimit: '', validUntil: '' } as const;
    return { code: '', eventId: null, covers: isAdmin ? 'date' : 'series', discountType: 'percentage', ...blank };
  }
  const { covers, discountType, discountValue, borneBy, usageLimit, validUntil, eventId } = code;
  return {
    code: code.code,
    eventId,
    covers,
    discountType,
    discountAmount: String(Number(discountValue)),
    borneBy,
    usageLimit: usageLimit === unlimitedUses ? '' : String(usageLimit),
    validUntil: validUntil ?? '',
  };
}
