import type { StatusTone } from '@ascendant/domain/booking/status-label';
import type { SetUpCheck } from '../../data/set-up';

export const topicLabels: Readonly<Record<SetUpCheck['topic'], string>> = {
  settings: 'Settings',
  database: 'Database',
  clock: 'Clock',
  address: 'Public address',
  proxy: 'Proxy',
  mail: 'Email',
  payments: 'Payments',
  webhook: 'Webhook',
  payouts: 'Payouts to organizers',
  taxes: 'Taxes',
  storage: 'Pictures',
  encryption: 'Encryption',
  backups: 'Backups',
  catalogue: 'Categories',
};

export const stateLabels: Readonly<Record<SetUpCheck['state'], { readonly tone: StatusTone; readonly text: string }>> =
  {
    ok: { tone: 'good', text: 'Works' },
    warning: { tone: 'fair', text: 'Look at this' },
    failed: { tone: 'poor', text: 'Doesn’t work' },
  };

/** What the page says first. */
export function summaryText(checks: readonly SetUpCheck[]): string {
  const failed = checks.filter(({ state }) => state === 'failed').length;
  const warnings = checks.filter(({ state }) => state === 'warning').length;
  if (failed > 0) return failed === 1 ? 'One thing doesn’t work yet.' : `${failed} things don’t work yet.`;
  if (warnings > 0)
    return warnings === 1 ? 'It works. One thing is worth a look.' : `It works. ${warnings} things are worth a look.`;
  return 'Everything works.';
}
