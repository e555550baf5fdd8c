import { eq, sql } from 'drizzle-orm';
import { webhooks } from '../../../db/schema/activities';
import { importRows, imports } from '../../../db/schema/imports';
import { dueBookingEmails } from '../../../db/schema/mails';
import {
  apiKeys,
  gateDevices,
  organizationInvitations,
  eventGuides,
  organizationMembers,
  seriesGuides,
} from '../../../db/schema/organizations';
import { resellerPayments, resellers } from '../../../db/schema/resellers';
import { resourceGroups, resources } from '../../../db/schema/resources';
import { colleague, secret, type PersonalTable } from './personal-table.repository';

/** The tables with rows about who works for an organizer. */
export const teamTables: readonly PersonalTable[] = [
  {
    table: organizationMembers,
    title: 'The organization you’re a member of',
    about: ({ userId }) => eq(organizationMembers.userId, userId),
  },
  {
    table: eventGuides,
    title: 'Dates you’re assigned to as a guide',
    about: ({ userId }) => eq(eventGuides.userId, userId),
  },
  {
    table: seriesGuides,
    title: 'Events you’re assigned to as a guide, on all dates',
    about: ({ userId }) => eq(seriesGuides.userId, userId),
  },
  {
    table: resourceGroups,
    title: 'Your resource groups',
    about: ({ userId }) => eq(resourceGroups.organizerId, userId),
  },
  {
    table: resources,
    title: 'Your resources, and the guide you are of an organization',
    about: ({ userId }) => sql`${resources.userId} = ${userId} or ${resources.groupId} in (
      select g.id from resource_groups g where g.organizer_id = ${userId})`,
  },
  {
    table: dueBookingEmails,
    title: 'Bookings you’ll still be told about by email',
    about: ({ userId }) => eq(dueBookingEmails.userId, userId),
  },
  {
    table: organizationInvitations,
    title: 'Invitations to your address',
    about: ({ email }) => sql`${organizationInvitations.email} = ${email}`,
    withheld: { tokenHash: secret, invitedBy: colleague, acceptedBy: 'your own id' },
  },
  {
    table: gateDevices,
    title: 'Check-in links you made',
    about: ({ userId }) => eq(gateDevices.createdBy, userId),
    withheld: { tokenHash: secret },
  },
  {
    table: apiKeys,
    title: 'API keys you made',
    about: ({ userId }) => eq(apiKeys.createdBy, userId),
    withheld: { tokenHash: secret },
  },
  {
    table: webhooks,
    title: 'Webhooks you added',
    about: ({ userId }) => eq(webhooks.createdBy, userId),
    withheld: { secret, formerSecret: secret },
  },
  {
    table: imports,
    title: 'Bookings you brought from other programs',
    about: ({ userId }) => eq(imports.createdBy, userId),
  },
  {
    table: importRows,
    title: 'Your bookings that an organizer is bringing from another program',
    about: ({ email }) => sql`lower(${importRows.email}) = ${email}`,
    withheld: { sourceHash: 'a one-way hash', codeHash: 'a one-way hash', problem: 'the organizer’s' },
  },
  { table: resellers, title: 'Resellers you added', about: ({ userId }) => eq(resellers.createdBy, userId) },
  {
    table: resellerPayments,
    title: 'Payments of resellers you noted',
    about: ({ userId }) => eq(resellerPayments.madeBy, userId),
  },
];
