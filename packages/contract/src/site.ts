import { taxRules } from '@ascendant/domain/pricing/taxes';
import { z } from 'zod';
import { defineRoute } from './route';

export const siteRoutes = {
  getSite: defineRoute('getSite', {
    summary: 'Get what this site’s operator has chosen and everyone may know',
    reply: {
      200: z.object({
        /** which tax rules apply: 13% HST on everything, or Canada's by province and day */
        taxRules: z.enum(taxRules),
        /** how many days after an event has ended its organizer is paid; null if the site doesn't pay out by itself */
        payoutDelayDays: z.int().min(0).nullable(),
      }),
    },
  }),
};
