import { testCardBehaviour } from '@ascendant/domain/payment/test-cards';
import { z } from 'zod';
import { readExpiry } from './card-form';

/** The sandbox's card form. A number that isn't a test card is refused before anything is sent (rule PAY-19). */
export const cardForm = z.object({
  number: z
    .string()
    .min(1, 'Card number is required')
    .refine((text) => testCardBehaviour(text) !== null, 'That isn’t a test card. Don’t enter a real card here.'),
  expiry: z.string().refine((text) => readExpiry(text) !== null, 'Enter month and year, like 09 / 29'),
  cvc: z.string().regex(/^\d{3}$/, 'Enter 3 digits'),
});
