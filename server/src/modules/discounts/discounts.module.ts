import type { Module } from '../../application/module';
import { bindDiscounts } from './discounts.routes';

/** Discount codes, as admins manage them. Sales read and lock them in `capacity`. */
export const discountsModule: Module = {
  name: 'discounts',
  register: ({ bind, db }) => bindDiscounts(bind, db),
};
