import { organizerOf } from '@ascendant/domain/event/access';
import {
  invitationEnd,
  maxMembers,
  maxOpenInvitations,
  refuseAcceptance,
  type MemberRole,
} from '@ascendant/domain/organization/members';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database, type Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { refuseStopped } from '../../mail/address-stops.repository';
import { queueMail } from '../../mail/mail-queue.repository';
import { accounts } from '../accounts/accounts.module';
import { invitationMail } from './invitation-mail';
import * as invitations from './invitations.repository';
import type { InvitationRecord } from './invitations.repository';
import * as members from './members.repository';
import { newSecret, storedSecret } from './secret-link';

interface InvitationDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

export interface NewInvitation {
  readonly email: string;
  readonly role: MemberRole;
  readonly requestId: string;
}

/**
 * Invites an address to the caller's organization. Its secret leaves in the email and isn't stored.
 * @throws AppError taken (email) for a member's address; too_many_members
 * Source: docs/rules/security.md, "Organizations".
 */
export async function invite(
  { db, publicUrl }: InvitationDeps,
  caller: Caller,
  { email, role, requestId }: NewInvitation,
): Promise<InvitationRecord> {
  const organizerId = organizerOf(caller);
  return inTransaction(db, async (tx) => {
    const organizer = await members.lockOrganizer(tx, organizerId);
    const team = await members.findMembers(tx, organizerId);
    if (team.some((member) => member.email.toLowerCase() === email))
      throw new AppError('taken', { message: alreadyIn, fields: { email: alreadyIn } });
    await refuseStopped(tx, organizerId, email);
    await refuseFull(tx, organizerId);
    const secret = newSecret();
    const row = { organizerId, email, role, tokenHash: storedSecret(secret), invitedBy: caller.userId };
    const invitation = await invitations.insertInvitation(tx, row);
    const mail = invitationMail({ organizer: organizer?.name ?? '', role, link: `${publicUrl}/invitation#${secret}` });
    await queueMail(tx, { ...mail, userId: null, aboutUserId: organizerId, to: email });
    await audit(tx, caller, { action: 'team.invited', invitation, requestId });
    return invitation;
  });
}

const alreadyIn = 'This person is already in your organization.';

async function refuseFull(tx: Transaction, organizerId: number): Promise<void> {
  if ((await members.countMembers(tx, organizerId)) >= maxMembers)
    throw new AppError('too_many_members', {
      message: `An organization can have ${maxMembers} members. Remove one to invite another.`,
    });
  if ((await invitations.countOpen(tx, organizerId)) >= maxOpenInvitations)
    throw new AppError('too_many_members', {
      message: `${maxOpenInvitations} invitations are waiting for an answer. Withdraw one to send another.`,
    });
}

/** @throws AppError not_found for one that's accepted, withdrawn or another organization's */
export async function withdrawInvitation(
  db: Database,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await invitations.withdraw(tx, organizerOf(caller), id)))
      throw new AppError('not_found', { message: 'This invitation has been accepted or withdrawn already.' });
    await recordAudit(tx, {
      actor: caller,
      action: 'team.invitation_withdrawn',
      target: { type: 'invitation', id },
      requestId,
    });
  });
}

export type OpenedInvitation = InvitationRecord & { readonly organizer: string };

/** What an invitation says, for someone who has its link. @throws AppError not_found */
export async function readInvitation(db: Database, token: string): Promise<OpenedInvitation> {
  const invitation = known(await invitations.findByToken(db, storedSecret(token)));
  return { ...invitation, organizer: await members.findOrganizerName(db, invitation.organizerId) };
}

/**
 * Makes the caller a member, once.
 * @throws AppError not_found; invitation_over; invitation_elsewhere for another account's address; already_member; too_many_members
 */
export async function acceptInvitation(
  db: Database,
  caller: Caller,
  { token, requestId }: { readonly token: string; readonly requestId: string },
): Promise<OpenedInvitation> {
  return inTransaction(db, async (tx) => {
    const invitation = known(await invitations.lockByToken(tx, storedSecret(token)));
    const ended = invitationEnd(invitation.state);
    if (ended !== null) throw new AppError('invitation_over', { message: ended });
    const { organizerId, role } = invitation;
    const organizer = await members.lockOrganizer(tx, organizerId);
    if (organizer === null || organizer.disabled) throw new AppError('invitation_over');
    await refuseCaller(tx, caller, invitation);
    if ((await members.countMembers(tx, organizerId)) >= maxMembers) throw new AppError('too_many_members');
    await members.insertMember(tx, { userId: caller.userId, organizerId, role });
    await invitations.markAccepted(tx, invitation.id, caller.userId);
    await audit(tx, caller, { action: 'team.joined', invitation, requestId });
    return { ...invitation, organizer: organizer.name ?? '' };
  });
}

async function refuseCaller(tx: Transaction, caller: Caller, { email }: InvitationRecord): Promise<void> {
  const account = await accounts.lockOwnAccount(tx, caller.userId);
  const refusal = refuseAcceptance({ ...account, isMember: await members.isMember(tx, caller.userId) }, email);
  if (!refusal.ok) throw new AppError(refusal.code, { message: refusal.message });
}

function known(invitation: InvitationRecord | null): InvitationRecord {
  if (invitation !== null) return invitation;
  throw new AppError('not_found', {
    message: 'We don’t know this invitation. Open the link from the email again, or ask for another invitation.',
  });
}

interface Audited {
  readonly action: string;
  readonly invitation: InvitationRecord;
  readonly requestId: string;
}

async function audit(tx: Transaction, caller: Caller, { action, invitation, requestId }: Audited): Promise<void> {
  await recordAudit(tx, {
    actor: caller,
    action,
    target: { type: 'invitation', id: invitation.id },
    changes: { role: { before: null, after: invitation.role } },
    requestId,
  });
}
