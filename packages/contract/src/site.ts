import { manualBookingFees } from '@ascendant/domain/booking/manual-booking';
import { discountBearers } from '@ascendant/domain/pricing/discount-code';
import { taxRules } from '@ascendant/domain/pricing/taxes';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';

export const siteRoutes = nameRoutes({
  getSite: defineRoute('GET /api/site', {
    summary: 'Get what this site’s operator has chosen and everyone may know',
    reply: {
      200: z.object({
        /** which tax rules apply: 13% HST on everything, or Canada's by province and day */
        taxRules: z.enum(taxRules),
        /** whether an event that costs something is only published if its organizer can be paid */
        requiresPayoutAccount: z.boolean(),
        /** who pays for the discounts of codes that admins create, unless they say */
        discountsBorneBy: z.enum(discountBearers),
        /** whether the site takes its fee on bookings that organizers make themselves */
        manualBookingFee: z.enum(manualBookingFees),
        /** how many days after an event has ended its organizer is paid; null if the site doesn't pay out by itself */
        payoutDelayDays: z.int().min(0).nullable(),
      }),
    },
  }),
});
