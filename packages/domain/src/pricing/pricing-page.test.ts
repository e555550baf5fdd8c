import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatDollars, parseDollars, type Cents } from '../money';
import { quoteTotals } from './quote';
import type { ChargeRates } from './rates';

const page = readFileSync(new URL('../../../../docs/rules/pricing.md', import.meta.url), 'utf8');

/** Dollars or a percentage, as a whole number of cents or basis points. */
function hundredths(text = ''): Cents {
  const amount = parseDollars(text.replaceAll(/[$%,]/g, ''));
  if (amount === null) throw new RangeError(`not a number: ${text}`);
  return amount;
}

/** The rates that the page says its example is for. */
function statedRates(): ChargeRates {
  const [, share, fixed, tax] = /a booking fee of (\S+%) \+ (\$\S+) and (\S+%) HST/.exec(page) ?? [];
  return { feeBasisPoints: hundredths(share), feeFixedCents: hundredths(fixed), taxBasisPoints: hundredths(tax) };
}

it('the example in docs/rules/pricing.md is what a booking costs at the rates it states', () => {
  const rows = [...page.matchAll(/^\| (\$[\d.,]+) \| .*$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  const computed = rows.map(([, subtotal]) => {
    const { bookingFee, hst, total } = quoteTotals(hundredths(subtotal), statedRates());
    return `| ${[subtotal, ...[bookingFee, hst, total].map(formatDollars)].join(' | ')} |`;
  });
  expect(rows.map(([row]) => row)).toEqual(computed);
});
