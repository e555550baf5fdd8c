import { z } from 'zod';
import { email, passwordResetBody, registerBody, user } from './account';
import { defineRoute, nameRoutes } from './route';
import { signInCode } from './sign-in-code';

export const guestBody = registerBody.pick({ firstName: true, lastName: true }).extend({ email });
export type NewGuest = z.output<typeof guestBody>;

export const keepAccountBody = passwordResetBody.pick({ newPassword: true }).extend({ code: signInCode });
export type KeptAccount = z.output<typeof keepAccountBody>;

export const guestRoutes = nameRoutes({
  continueAsGuest: defineRoute('POST /api/guests', {
    summary: 'Book without an account; the reply is the same for every address',
    body: guestBody,
    reply: { 201: user.extend({ token: z.string() }) },
  }),
  keepAccount: defineRoute('POST /api/guests/account', {
    summary:
      'Make an account of what you have as a guest, with a code from POST /api/login/code-request and a password',
    body: keepAccountBody,
    reply: { 200: user.extend({ token: z.string() }) },
  }),
});
