import { codeLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import { resetEmailBody, user } from './account';
import { factorProof } from './factor';
import { defineRoute, nameRoutes } from './route';

/** The six digits from the email. */
export const signInCode = z
  .string()
  .trim()
  .regex(new RegExp(`^[0-9]{${codeLength}}$`), `Enter the ${codeLength} digits from the email`);

export const codeSignInBody = resetEmailBody.extend({
  code: signInCode,
  /** From people who have a second factor; without it they're asked for it (403 `second_factor_required`). */
  factor: factorProof.optional(),
});
export type CodeSignIn = z.output<typeof codeSignInBody>;

export const signInCodeRoutes = nameRoutes({
  requestSignInCode: defineRoute('POST /api/login/code-request', {
    summary: 'Send a code to sign in with by email; the reply is the same for every address',
    body: resetEmailBody,
    reply: { 200: z.object({ message: z.string() }) },
  }),
  loginWithCode: defineRoute('POST /api/login/code', {
    summary: 'Sign in with a code from your email in place of a password',
    body: codeSignInBody,
    reply: { 200: user.extend({ token: z.string() }) },
  }),
});
