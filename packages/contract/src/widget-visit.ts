import { channelPattern, visitTokenPattern } from '@ascendant/domain/channel/widget';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { priceText } from './wire';

const token = z.string().regex(visitTokenPattern);

/** Where the widget was shown: 'https://larch.example'. */
const origin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[^/?#\s]+$/);

export const widgetVisitRoutes = nameRoutes({
  addWidgetVisit: defineRoute('POST /api/widget-visits', {
    summary: 'Begin a visit of the widget, under a secret of your own. Repeating it changes nothing',
    limit: 'visitWidget',
    body: z.strictObject({ token, channel: z.string().regex(channelPattern).optional(), origin: origin.optional() }),
    reply: { 204: null },
  }),
  getWidgetVisit: defineRoute('GET /api/widget-visits/:token', {
    summary: 'Whether a visit of the widget led to a booking, and for how much',
    params: z.object({ token: z.string().max(100) }),
    reply: {
      200: z.object({
        booked: z.boolean(),
        /** what the booking cost with fee and taxes; both are null until it's booked */
        amount: priceText.nullable(),
        currency: z.enum(chargeCurrencies).nullable(),
      }),
    },
  }),
});
