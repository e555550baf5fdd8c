import type { Module } from '../../application/module';
import { bindDiscounts } from './discounts.routes';

/** Discount codes, as admins and organizers manage them. Sales read and lock them in `capacity`. */
export const discountsModule: Module = {
  name: 'discounts',
  register: ({ bind, db, limits, config }) => bindDiscounts(bind, { db, borneBy: config.discountsBorneBy }, limits),
};
