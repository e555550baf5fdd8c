import { wireQuote } from '@ascendant/contract/quote-wire';
import { z } from 'zod';

/** A payment's refusal because the price has changed. */
export const priceChange = z.object({ quote: wireQuote });
