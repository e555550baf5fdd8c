import { expect, it } from 'vitest';
import { accountsOfFigure, taxLabel } from './figures';

it.each([
  ['hst:site', 'HST, remitted by the site'],
  ['hst-on:organizer', 'HST (ON), remitted by the organizer'],
  ['pst-sk:site', 'PST (SK), remitted by the site'],
  ['gst-ca:site', 'GST, remitted by the site'],
])('the tax %s reads %s', (tax, label) => {
  expect(taxLabel(tax)).toBe(label);
});

it('what travellers paid is the organizers’ revenue, the fee and the tax, less what the site gave as a discount', () => {
  const { paidByTravellers, ...parts } = accountsOfFigure;
  expect(Object.values(parts).flat().toSorted()).toEqual(paidByTravellers.toSorted());
  expect(parts).toEqual({ siteDiscount: ['discounts'], revenue: ['organizer'], siteFee: ['fees'], tax: ['tax'] });
});
