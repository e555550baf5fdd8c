import { taxRules } from '@ascendant/domain/pricing/taxes';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './columns';

/**
 * The settings about taxes, as this installation was last started with: statements that price events read them. One row; none counts as the
 * specification's rules. Source: docs/decisions/0156-taxes-by-province.md.
 */
export const taxSettings = pgTable(
  'tax_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    rules: text('rules', { enum: taxRules }).notNull(),
    /** The numbers under which the site is registered. */
    gstNumber: text('gst_number'),
    qstNumber: text('qst_number'),
    pstNumber: text('pst_number'),
  },
  (row) => [check('tax_settings_is_only', sql`${row.isOnly}`), check('tax_settings_rules', oneOf(row.rules, taxRules))],
);
