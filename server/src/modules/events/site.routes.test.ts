import { routes } from '@ascendant/contract/routes';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/test-app';

it('everyone may know the tax rules, and how long after an event its organizer is paid', async () => {
  const usual = await testApp();
  expect((await usual.call(routes.getSite, {})).body).toEqual({
    taxRules: 'specification',
    discountsBorneBy: 'organizer',
    manualBookingFee: 'none',
    requiresPayoutAccount: false,
    payoutDelayDays: 2,
  });
  const slower = await testApp({ settings: { PAYOUT_DELAY_DAYS: '14' } });
  expect((await slower.call(routes.getSite, {})).body.payoutDelayDays).toBe(14);
});
