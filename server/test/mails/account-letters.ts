import type { Letter } from '../../src/mail/letter';
import * as account from '../../src/modules/accounts/account-mails';
import * as factors from '../../src/modules/accounts/factor-mails';
import { newMessagesLetter, reportedLetter } from '../../src/modules/conversations/conversation-mails';
import { accountDisabledMail, accountEnabledMail } from '../../src/modules/directory/disabling-mail';
import * as deletion from '../../src/modules/personal-data/deletion-mails';

/** Emails about an account: its codes, its password, its second factor, its end. */
export function accountLetters(site: string): Readonly<Record<string, Letter>> {
  return {
    welcome: account.welcomeMail('Maya', { publicUrl: site, isOrganizer: false }).letter,
    'welcome-organizer': account.welcomeMail('Maya', { publicUrl: site, isOrganizer: true }).letter,
    'verification-code': account.verificationCodeMail('Maya', '482913').letter,
    'password-reset-code': account.passwordResetMail('Maya', '482913').letter,
    'sign-in-code': account.signInCodeMail('Maya', '482913').letter,
    'password-changed': account.passwordChangedMail('Maya', site).letter,
    'email-change-code': account.emailChangeCodeMail('Maya', '482913', false).letter,
    'email-changed': account.emailChangedMail('Maya', site).letter,
    ...disablingLetters(site),
    'factor-added': factors.factorAddedMail('Maya', 'the passkey “MacBook”', site).letter,
    'factor-removed': factors.factorRemovedMail('Maya', 'your authenticator app', site).letter,
    'recovery-code-used': factors.recoveryCodeUsedMail('Maya', { use: 'sign in', left: 3 }, site).letter,
    'recovery-codes-renewed': factors.recoveryCodesRenewedMail('Maya', site).letter,
    'deletion-requested': deletion.deletionRequestedMail('Maya', new Date('2026-12-05T12:00:00Z'), site).letter,
    'deletion-cancelled': deletion.deletionCancelledMail('Maya').letter,
    'account-deleted': deletion.farewellMail('Maya').letter,
  };
}

/** What the two sides of a conversation and the admins get. */
export const conversationLetters = ({ title, site }: { readonly title: string; readonly site: string }) => ({
  'conversation-message': newMessagesLetter({
    from: 'Rosa Guides',
    eventTitle: title,
    texts: ['Yes, there’s parking at the lower lot.\n\nIt’s free.', 'Bring a lamp, please.'],
    conversationUrl: `${site}/messages/12`,
  }),
  'conversation-reported': reportedLetter({ eventTitle: title, reason: 'They asked me to pay in cash.', site }),
});

/** What people hear when an admin disables or enables their account. */
function disablingLetters(site: string): Readonly<Record<string, Letter>> {
  const told = { firstName: 'Maya', reason: 'Tickets were resold at the gate.', bookingsAhead: 2, site };
  return {
    'account-disabled': accountDisabledMail({ ...told, userType: 'regular' }).letter,
    'account-disabled-organizer': accountDisabledMail({ ...told, userType: 'organizer' }).letter,
    'account-enabled': accountEnabledMail(told).letter,
  };
}
