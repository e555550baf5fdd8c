import { expect, it } from 'vitest';
import { taxLabel } from './figures';

it.each([
  ['hst:site', 'HST, remitted by the site'],
  ['hst-on:organizer', 'HST (ON), remitted by the organizer'],
  ['pst-sk:site', 'PST (SK), remitted by the site'],
  ['gst-ca:site', 'GST, remitted by the site'],
])('the tax %s reads %s', (tax, label) => {
  expect(taxLabel(tax)).toBe(label);
});
