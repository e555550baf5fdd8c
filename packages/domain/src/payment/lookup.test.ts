import { describe, expect, it } from 'vitest';
import { bookingReference } from '../booking/reference';
import { lookupKeysOf } from './lookup';

const none = { person: null, bookingId: null, amount: null, last4: null, providerId: null };
const reference = bookingReference(41);

describe('what an admin types is looked for as everything it can be', () => {
  it.each([
    ['an email', 'maya@larch.example', { person: 'maya@larch.example' }],
    ['a name', 'Maya Roy', { person: 'Maya Roy' }],
    ['an intent', 'pi_3Q9xYz', { providerId: 'pi_3Q9xYz' }],
    ['a charge, a refund or a dispute', 're_3Q9xYz', { providerId: 're_3Q9xYz' }],
    ['an amount', '$1,250.50', { amount: 125_050 }],
    ['an amount without a sign', '56.5', { amount: 5650 }],
    ['four digits: a card or an amount', '4242', { last4: '4242', amount: 424_200 }],
    ['the last four digits as receipts print them', '•••• 4242', { last4: '4242' }],
    ['an amount with cents, which isn’t a card', '42.42', { amount: 4242 }],
    ['nothing that can be found', '--', {}],
    ['the largest amount that’s stored', '21474836.47', { amount: 2_147_483_647 }],
    ['no amount that’s larger', '21474836.48', {}],
    ['no amount at all', '0', {}],
  ])('%s', (_, text, found) => expect(lookupKeysOf(text)).toEqual({ ...none, ...found }));

  it('a booking’s reference, in any case', () => {
    expect(lookupKeysOf(reference.toLowerCase())).toMatchObject({ bookingId: 41 });
  });

  it('a name that could be a reference is looked for as both', () => {
    expect(lookupKeysOf('KAREN')).toMatchObject({ person: 'KAREN', bookingId: expect.any(Number) });
  });
});
