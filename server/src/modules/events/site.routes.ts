import { routes } from '@ascendant/contract/routes';
import type { ApplicationContext } from '../../application/application-context';

/** Serves what the operator has chosen and everyone may know. */
export function bindSite({ bind, config }: Pick<ApplicationContext, 'bind' | 'config'>): void {
  bind(routes.getSite, async () => ({
    taxRules: config.taxes.rules,
    requiresPayoutAccount: config.payouts.requiresAccount,
    discountsBorneBy: config.discountsBorneBy,
    manualBookingFee: config.manualBookingFee,
    payoutDelayDays: config.payouts.isOn ? config.payouts.delayDays : null,
  }));
}
