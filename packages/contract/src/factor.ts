import { passwordMaxLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { defineRoute } from './route';

/** What proves again that a session is still its owner's. */
export const confirmationBody = z.object({
  password: z.string().min(1, 'Please enter your password').max(passwordMaxLength),
});

export const factorRoutes = {
  confirmIdentity: defineRoute('confirmIdentity', {
    summary: 'Confirm that it’s you; sensitive calls of this session aren’t refused for the next 10 minutes',
    body: confirmationBody,
    reply: { 204: null },
  }),
};
