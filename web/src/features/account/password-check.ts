import { passwordChangeBody } from '@ascendant/contract/own-account';
import { z } from 'zod';
import { passwordsDiffer } from './account-labels';

/** The current password, and the new one twice. */
export const passwordForm = passwordChangeBody
  .extend({ confirmPassword: z.string().min(1, 'Please enter the new password again') })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: passwordsDiffer,
  });
