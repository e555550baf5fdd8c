import {
  aMember,
  invitationDays,
  memberRoleNames,
  memberRoleTexts,
  type MemberRole,
} from '@ascendant/domain/organization/members';
import { productName } from '@ascendant/domain/site/brand';
import type { MailOrder } from '../../mail/mail-queue.repository';

interface InvitationMail {
  /** The name that the organizer hosts under. */
  readonly organizer: string;
  readonly role: MemberRole;
  /** Where it's accepted; it holds the secret. */
  readonly link: string;
}

/** The email that an invitation arrives with. It belongs to an address, which may not have an account. */
export function invitationMail({
  organizer,
  role,
  link,
}: InvitationMail): Pick<MailOrder, 'kind' | 'subject' | 'letter'> {
  return {
    kind: 'team_invitation',
    subject: `${organizer} invites you to work with them`,
    letter: {
      heading: `Join ${organizer}`,
      paragraphs: [
        `${organizer} invites you to work with them on ${productName} as ${aMember(role)}.`,
        'Open the invitation and sign in with this address. If you don’t have an account yet, you can create one there.',
      ],
      facts: [
        ['Role', memberRoleNames[role], memberRoleTexts[role]],
        ['Valid for', `${invitationDays} days, for this address only`],
      ],
      link: { label: 'Open the invitation', url: link },
      footer: `You’re getting this because ${organizer} entered your address. If you ignore this email, nothing will happen.`,
    },
  };
}
