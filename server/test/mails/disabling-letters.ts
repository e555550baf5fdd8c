import type { Letter } from '../../src/mail/letter';
import { accountDisabledMail, accountEnabledMail } from '../../src/modules/directory/disabling-mail';

/** What people hear when an admin disables or enables their account. */
export function disablingLetters(site: string): Readonly<Record<string, Letter>> {
  const told = { firstName: 'Maya', reason: 'Tickets were resold at the gate.', bookingsAhead: 2, site };
  return {
    'account-disabled': accountDisabledMail({ ...told, userType: 'regular' }).letter,
    'account-disabled-organizer': accountDisabledMail({ ...told, userType: 'organizer' }).letter,
    'account-enabled': accountEnabledMail(told).letter,
  };
}
