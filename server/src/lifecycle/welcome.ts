import { productName } from '@ascendant/domain/site/brand';
import type { Config } from '../settings/config';

/** What the terminal shows once the site is up. */
export function welcome(config: Config): string {
  const accounts =
    config.seed !== 'none' ? ['  Sign in as traveller, organizer or admin; the password is ascendant.'] : [];
  const outbox = config.mail.kind === 'outbox' ? [`  Emails: ${config.publicUrl}/dev/outbox`] : [];
  return ['', `  ${productName} is ready: ${config.publicUrl}`, ...accounts, ...outbox, '', ''].join('\n');
}
