import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { payoutSentence, whoGetsWhat } from './who-gets-what';

describe('who gets what of a sale', () => {
  it('adds up under the specification’s rules: $100 + $6.20 + $13.81 = $120.01', () => {
    const { traveller, organizer, site, tax } = whoGetsWhat(cents(10_000), 'specification');
    expect(traveller).toContain('pays $120.01 for a ticket of $100.00');
    expect(organizer).toContain('get $100.00');
    expect(site).toContain('$6.20');
    expect(tax).toBe('HST of $13.81, which the site remits.');
  });

  it('names no amount of tax where taxes follow the province', () => {
    const { traveller, tax } = whoGetsWhat(cents(10_000), 'canada');
    expect(traveller).not.toContain('120.01');
    expect(tax).toContain('if you’re registered');
  });
});

describe('when an organizer is paid', () => {
  it.each([
    [2, '2 days after an event has ended'],
    [1, '1 day after an event has ended'],
    [0, 'once an event has ended'],
    [null, 'Ask the people who run this site'],
  ])('%s', (days, expected) => {
    expect(payoutSentence(days)).toContain(expected);
  });
});
