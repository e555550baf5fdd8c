import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { line } from './wire';

/** As people read it: '+1 403 762 1550'; null if they gave none. */
const ownPhone = z.object({ phone: z.string().nullable() });

/** As people type one. */
export const typedPhone = line(40);

export const phoneRoutes = nameRoutes({
  getPhone: defineRoute('GET /api/user/phone', { summary: 'Get your phone number', reply: { 200: ownPhone } }),
  setPhone: defineRoute('PUT /api/user/phone', {
    summary:
      'Change or remove your phone number. Those who run an event that you’ve booked see it from a week before it until a week after it',
    limit: 'writeProfile',
    /** empty to remove it */
    body: z.object({ phone: typedPhone }),
    example: { body: { phone: '+1 403 762 1550' } },
    reply: { 200: ownPhone },
  }),
});
