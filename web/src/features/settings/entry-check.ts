import { categoryBody } from '@ascendant/contract/catalog';
import { z } from 'zod';

/** A category or a type of event, as it's edited. */
export const entryForm = categoryBody.extend({ isActive: z.boolean() });
