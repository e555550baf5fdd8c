import { eq, or, sql } from 'drizzle-orm';
import { categories, eventFeatures } from '../../../db/schema/catalog';
import { astrologyProfiles, dependentAstrologyProfiles } from '../../../db/schema/charts';
import { keptForms } from '../../../db/schema/event-edits';
import { dependentEventMatches, userEventMatches } from '../../../db/schema/event-matches';
import { eventOpenings } from '../../../db/schema/event-openings';
import { eventPictures } from '../../../db/schema/event-pictures';
import { events } from '../../../db/schema/events';
import { auditLog, errorLogs } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { eventFeedback, reviews } from '../../../db/schema/opinions';
import { accountDeletions, dependents, follows, personNotes, savedEvents, savedViews } from '../../../db/schema/people';
import { idempotencyKeys } from '../../../db/schema/program';
import { seatBlocks } from '../../../db/schema/seat-blocks';
import {
  authTokens,
  emailChangeRequests,
  passwordResetTokens,
  recoveryCodes,
  totpFactors,
  passkeys,
} from '../../../db/schema/sign-in';
import { tempUsers } from '../../../db/schema/temp-users';
import { uploads } from '../../../db/schema/uploads';
import { users } from '../../../db/schema/users';
import { waitlistEntries, waitlistOffers } from '../../../db/schema/waitlist';
import { waivers } from '../../../db/schema/waivers';
import { phonePlace } from '../../encryption/sealer';
import { bookingTables } from './personal-bookings.repository';
import { messageTables } from './personal-messages.repository';
import { moneyTables } from './personal-money.repository';
import { colleague, ownDependents, secret, type PersonalTable } from './personal-table.repository';
import { teamTables } from './personal-team.repository';

const computed = 'a list of numbers computed from your chart, which is exported';

/**
 * Every table with rows about a person, in the order of the page. A test compares it with the schema.
 * Source: rule PRI-03.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: users,
    title: 'Account, birth data, address and preferences',
    about: ({ userId }) => eq(users.id, userId),
    withheld: { password: secret, searched: 'your name, username and email again, for a search' },
    sealed: { column: 'phoneSealed', as: 'phone', placeOf: ({ id }) => phonePlace(Number(id)) },
  },
  { table: dependents, title: 'Family', about: ({ userId }) => eq(dependents.userId, userId) },
  ...bookingTables,
  ...moneyTables,
  { table: waitlistEntries, title: 'Waitlists', about: ({ userId }) => eq(waitlistEntries.userId, userId) },
  {
    table: waitlistOffers,
    title: 'Seats offered from a waitlist',
    about: ({ userId }) =>
      sql`${waitlistOffers.entryId} in (select id from waitlist_entries where user_id = ${userId})`,
  },
  {
    table: astrologyProfiles,
    title: 'Your chart',
    about: ({ userId }) => eq(astrologyProfiles.userId, userId),
    withheld: { vector: computed },
  },
  {
    table: dependentAstrologyProfiles,
    title: 'Your family’s charts',
    about: (me) => sql`${dependentAstrologyProfiles.dependentId} in ${ownDependents(me)}`,
    withheld: { vector: computed },
  },
  { table: userEventMatches, title: 'Your matches', about: ({ userId }) => eq(userEventMatches.userId, userId) },
  {
    table: dependentEventMatches,
    title: 'Your family’s matches',
    about: (me) => sql`${dependentEventMatches.dependentId} in ${ownDependents(me)}`,
  },
  { table: savedEvents, title: 'Saved events', about: ({ userId }) => eq(savedEvents.userId, userId) },
  { table: follows, title: 'Hosts you follow', about: ({ userId }) => eq(follows.userId, userId) },
  { table: eventFeedback, title: 'Feedback', about: ({ userId }) => eq(eventFeedback.userId, userId) },
  {
    table: reviews,
    title: 'Reviews',
    about: ({ userId }) => eq(reviews.userId, userId),
    withheld: { respondedBy: colleague },
  },
  {
    table: events,
    title: 'Events you organize',
    about: ({ userId }) => eq(events.organizerId, userId),
    withheld: { approvedBy: colleague },
  },
  {
    table: eventPictures,
    title: 'Galleries of events you organize',
    about: ({ userId }) => sql`${eventPictures.eventId} in (select id from events where organizer_id = ${userId})`,
  },
  { table: uploads, title: 'Pictures', about: ({ userId }) => eq(uploads.userId, userId) },
  { table: categories, title: 'Categories you added', about: ({ userId }) => eq(categories.createdBy, userId) },
  {
    table: eventFeatures,
    title: 'Event features you added',
    about: ({ userId }) => eq(eventFeatures.createdBy, userId),
  },
  { table: keptForms, title: 'Event forms you hadn’t finished', about: ({ userId }) => eq(keptForms.userId, userId) },
  { table: savedViews, title: 'Filters you’ve saved', about: ({ userId }) => eq(savedViews.userId, userId) },
  {
    table: eventOpenings,
    title: 'Unlisted events you’ve opened',
    about: ({ userId }) => eq(eventOpenings.userId, userId),
  },
  ...messageTables,
  {
    table: seatBlocks,
    title: 'Seats you set aside',
    about: ({ userId }) => eq(seatBlocks.createdBy, userId),
  },
  { table: waivers, title: 'Waivers you wrote', about: ({ userId }) => eq(waivers.createdBy, userId) },
  {
    table: mails,
    title: 'Emails to you',
    about: ({ userId, email }) => or(eq(mails.userId, userId), sql`lower(${mails.to}) = ${email}`),
    withheld: {
      replyTo: "someone else's address",
      aboutUserId: "someone else's id",
      html: 'the same as the text',
      attachments: 'files that you can download under My Bookings',
    },
  },
  {
    table: authTokens,
    title: 'Sessions',
    about: ({ userId }) => eq(authTokens.userId, userId),
    withheld: { token: secret, cookieToken: secret },
  },
  {
    table: totpFactors,
    title: 'Your authenticator app',
    about: ({ userId }) => eq(totpFactors.userId, userId),
    withheld: { secret, lastStep: 'says which code works next' },
  },
  {
    table: passkeys,
    title: 'Your passkeys',
    about: ({ userId }) => eq(passkeys.userId, userId),
    withheld: { publicKey: 'checks what your passkey signs, and is of no use elsewhere' },
  },
  {
    table: recoveryCodes,
    title: 'Your recovery codes',
    about: ({ userId }) => eq(recoveryCodes.userId, userId),
    withheld: { codeHash: secret },
  },
  {
    table: emailChangeRequests,
    title: 'Email changes',
    about: ({ userId }) => eq(emailChangeRequests.userId, userId),
    withheld: { code: secret },
  },
  {
    table: passwordResetTokens,
    title: 'Codes to reset your password or to sign in with',
    about: ({ email }) => sql`lower(${passwordResetTokens.email}) = ${email}`,
    withheld: { resetCode: secret, browserToken: secret },
  },
  {
    table: tempUsers,
    title: 'Unfinished sign-ups with your email',
    about: ({ email }) => sql`lower(${tempUsers.email}) = ${email}`,
    withheld: { password: secret, emailVerificationToken: secret, emailVerificationCode: secret, browserToken: secret },
  },
  {
    table: idempotencyKeys,
    title: 'Requests that can be retried',
    about: ({ userId }) => eq(idempotencyKeys.userId, userId),
    withheld: { response: "a copy of a reply, with the provider's secret" },
  },
  {
    table: errorLogs,
    title: 'Errors you ran into',
    about: ({ userId, email }) => or(eq(errorLogs.userId, userId), sql`lower(${errorLogs.email}) = ${email}`),
  },
  {
    table: auditLog,
    title: 'Activity on your account',
    about: ({ userId }) =>
      or(
        eq(auditLog.actorId, userId),
        sql`(${auditLog.targetType} = 'user' and ${auditLog.targetId} = ${userId}::text)`,
      ),
  },
  {
    table: personNotes,
    title: 'Notes that admins wrote about you',
    about: ({ userId }) => eq(personNotes.userId, userId),
    withheld: { writtenBy: colleague },
  },
  ...teamTables,
  {
    table: accountDeletions,
    title: 'A pending deletion',
    about: ({ userId }) => eq(accountDeletions.userId, userId),
  },
];
