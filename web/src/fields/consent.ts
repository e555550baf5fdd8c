import { consent } from '@ascendant/contract/person';
import { z } from 'zod';

/** The tick that rule PRI-02 requires before another person's data is stored. */
export const consentGiven = z.boolean().pipe(consent);
