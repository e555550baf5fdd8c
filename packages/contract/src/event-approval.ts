import { maxApprovedAtOnce } from '@ascendant/domain/list-limits';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id } from './wire';

export const eventApprovalRoutes = nameRoutes({
  approveEvents: defineRoute('POST /api/admin/events/approve', {
    summary: `Approve several events that wait for approval, at most ${maxApprovedAtOnce}: each for itself, by the same rules as one`,
    body: z.strictObject({
      ids: z

        .array(id, 'Please select the events to approve')
        .min(1, 'Please select the events to approve')
        .max(maxApprovedAtOnce, `Please select at most ${maxApprovedAtOnce} events`),
    }),
    reply: {
      200: z.object({
        approved: z.array(id),
        /** those that weren't, and why */
        refused: z.array(z.object({ id, code: z.string(), message: z.string() })),
      }),
    },
  }),
});
