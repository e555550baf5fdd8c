import { wireQuote } from '@ascendant/contract/quote-schema';
import { z } from 'zod';

/** A payment's refusal because the price has changed. */
export const priceChange = z.object({ quote: wireQuote });
