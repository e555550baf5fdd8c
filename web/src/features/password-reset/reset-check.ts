import { passwordResetBody, resetEmailBody } from '@ascendant/contract/account';
import { z } from 'zod';

/** The address to email a code to. */
export const requestForm = resetEmailBody;

/** The code, and the new password twice. */
export const confirmForm = passwordResetBody
  .omit({ email: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
