import {
  invitationDays,
  invitationStates,
  maxDatesOfGuide,
  maxSeriesOfWork,
  memberRoles,
} from '@ascendant/domain/organization/members';
import { z } from 'zod';
import { email } from './account';
import { defineRoute, nameRoutes } from './route';
import { day, id, idParams, instant } from './wire';

/** A date of an organization's events, as those who work on it see it. */
export const workDate = z.object({
  id,
  title: z.string(),
  location: z.string(),
  startDate: day,
  startTime: z.string(),
  endDate: day,
  endTime: z.string(),
  timezone: z.string(),
});
export type WorkDate = z.infer<typeof workDate>;

/** An event on all of its dates, and those to come. */
export const workSeries = z.object({ id, title: z.string() });
export type WorkSeries = z.infer<typeof workSeries>;

/** The ids of their series, as they're sent. */
export const seriesIds = z.array(id).max(maxSeriesOfWork);

export const teamMember = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  /** the organizer's own account, to which earnings are paid: it stays an owner */
  isPrimary: z.boolean(),
  /** null for the organizer */
  joinedAt: instant.nullable(),
  /** the ids of the dates that a guide is assigned to, past ones too; empty for others */
  dates: z.array(id),
  /** the events that a guide has on all dates */
  series: z.array(workSeries),
});
export type TeamMember = z.infer<typeof teamMember>;

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(memberRoles),
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const team = z.object({
  organizer: z.object({ id, name: z.string() }),
  /** owners first, then by name */
  members: z.array(teamMember),
  /** those that no one has accepted, the latest first */
  invitations: z.array(invitation),
});
export type Team = z.infer<typeof team>;

/** What the link in an invitation holds: 256 random bits. */
const invitationToken = z.string().regex(/^[\w-]{43}$/, 'This link isn’t complete. Open it from the email again.');

export const openedInvitation = z.object({
  organizer: z.string(),
  role: z.enum(memberRoles),
  /** the address that it belongs to */
  email: z.string(),
  state: z.enum(invitationStates),
  expiresAt: instant,
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

export const teamRoutes = nameRoutes({
  getTeam: defineRoute('GET /api/organizer/team', {
    summary: 'Get who works in your organization, and who’s invited. For its owners',
    reply: { 200: team },
  }),
  inviteMember: defineRoute('POST /api/organizer/team/invitations', {
    summary: `Invite someone to your organization by email, in a role. The link works once, for ${invitationDays} days, for that address; an earlier invitation of the same address stops working`,
    limit: 'invite',
    body: z.object({ email, role: z.enum(memberRoles, 'Please choose a role') }),
    reply: { 201: invitation },
  }),
  withdrawInvitation: defineRoute('DELETE /api/organizer/team/invitations/:id', {
    summary: 'Withdraw an invitation that no one has accepted',
    params: idParams,
    reply: { 204: null },
  }),
  changeMember: defineRoute('PUT /api/organizer/team/members/:id', {
    summary: 'Give a member another role, or a guide other dates. It holds from their next request on',
    /** the member's user id */
    params: idParams,
    body: z
      .object({
        role: z.enum(memberRoles).optional(),
        dates: z.array(id).max(maxDatesOfGuide).optional(),
        series: seriesIds.optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'Choose a role or dates'),
    example: { body: { role: 'manager' } },
    reply: { 200: teamMember },
  }),
  removeMember: defineRoute('DELETE /api/organizer/team/members/:id', {
    summary:
      'Remove a member. From their next request on they see nothing of the organization; gate devices that they made are turned off',
    params: idParams,
    reply: { 204: null },
  }),
  leaveTeam: defineRoute('POST /api/organizer/team/leave', {
    summary: 'Leave the organization that you’re a member of',
    reply: { 204: null },
  }),
  readInvitation: defineRoute('POST /api/invitations/read', {
    summary:
      'Read an invitation by the secret of its link: who invites, in which role, and whether it can still be accepted',
    /** in the body, because addresses are logged by proxies and kept by browsers */
    body: z.object({ token: invitationToken }),
    reply: { 200: openedInvitation },
  }),
  acceptInvitation: defineRoute('POST /api/invitations/accept', {
    summary: 'Accept an invitation with the account whose address it belongs to',
    body: z.object({ token: invitationToken }),
    reply: { 200: z.object({ organizer: z.string(), role: z.enum(memberRoles) }) },
  }),
});
