import { withoutNames } from '@ascendant/domain/person/masking';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accountingDocuments } from '../../../db/schema/accounting-documents';
import { tickets } from '../../../db/schema/attendees';
import { bookingSupplements } from '../../../db/schema/booking-changes';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { eventMessages } from '../../../db/schema/conversations';
import { disputeAttachments, disputes } from '../../../db/schema/disputes';
import { eventPictures } from '../../../db/schema/event-pictures';
import { eventSearch, searchWords } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import { errorLogs } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { reviews } from '../../../db/schema/opinions';
import { organizationInvitations } from '../../../db/schema/organizations';
import { paymentAttempts, payments } from '../../../db/schema/payments';
import { accountDeletions } from '../../../db/schema/people';
import { passwordResetTokens } from '../../../db/schema/sign-in';
import { tempUsers } from '../../../db/schema/temp-users';
import { uploads } from '../../../db/schema/uploads';
import { users, type UserRow } from '../../../db/schema/users';
import { walletPasses } from '../../../db/schema/wallet';
import type { Queryable, Transaction } from '../../database/database';
import { pictures } from '../pictures/pictures.module';

/** Who's being erased. */
export type Leaving = Pick<UserRow, 'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'displayName'>;

/** Locks a person for good: nothing can refer to them from now on. @returns null if they've gone already */
export async function lockLeaving(tx: Transaction, userId: number): Promise<Leaving | null> {
  const { id, email, username, firstName, lastName, displayName } = users;
  const [row] = await tx
    .select({ id, email, username, firstName, lastName, displayName })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** Who attended stays as a number of adults, children and price types with what each pays, without name, age, id or phone. */
export async function forgetAttendees(tx: Transaction, userId: number): Promise<void> {
  const own = eq(bookings.userId, userId);
  await tx
    .update(bookings)
    .set({ attendees: forgotten(bookings.attendees) })
    .where(and(own, isOfPeople));
  await tx.delete(walletPasses).where(sql`${walletPasses.ticketId} in (select ${tickets.id} from ${tickets}
    join ${bookings} on ${bookings.id} = ${tickets.bookingId} where ${own})`);
  const { supplementId, people } = bookingSupplements;
  await tx
    .update(bookingSupplements)
    .set({ people: forgotten(people) })
    .where(and(isNotNull(people), inArray(supplementId, tx.select({ id: bookings.id }).from(bookings).where(own))));
}

function forgotten(people: PgColumn): SQL {
  return sql`(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('type', person -> 'type', 'id', 0, 'name', 'Deleted account',
    'age', 0, 'isChild', person -> 'isChild', 'bookedAsChild', person -> 'bookedAsChild',
    'priceType', person -> 'priceType', 'bookedType', person -> 'bookedType', 'added', person -> 'added', 'extras', person -> 'extras',
    'givenBack', person -> 'givenBack')) order by position)
    from jsonb_array_elements(${people}) with ordinality as listed (person, position))`;
}

const isTo = ({ id, email }: Pick<Leaving, 'id' | 'email'>) =>
  or(eq(mails.userId, id), sql`lower(${mails.to}) = lower(${email})`);
const nothing = { text: '', html: '', attachments: [] };

/** What's left of their cards goes, and what banks were told of them; that a card was charged or declined, and why, is kept with the payment. */
export async function forgetCards(tx: Transaction, userId: number): Promise<void> {
  const own = sql`(select ${payments.id} from ${payments} join ${bookings} on ${bookings.id} = ${payments.bookingId}
    where ${bookings.userId} = ${userId})`;
  await tx
    .update(paymentAttempts)
    .set({ cardBrand: null, cardLast4: null })
    .where(sql`${paymentAttempts.paymentId} in ${own}`);
  await tx
    .update(disputes)
    .set({ evidence: null })
    .where(sql`${disputes.paymentId} in ${own} and ${disputes.evidence} is not null`);
  await tx.delete(disputeAttachments).where(sql`${disputeAttachments.disputeId} in
    (select ${disputes.id} from ${disputes} where ${disputes.paymentId} in ${own})`);
}

/** Receipts, credit notes and invoices stay, without the name of the person they were for, or who sold the tickets. */
export async function forgetDocuments(tx: Transaction, userId: number): Promise<void> {
  const own = sql`(select ${bookings.id} from ${bookings} where ${bookings.userId} = ${userId})`;
  const isTheirs = or(
    sql`${accountingDocuments.bookingId} in ${own}`,
    and(eq(accountingDocuments.kind, 'fee_invoice'), eq(accountingDocuments.organizerId, userId)),
  );
  await tx
    .update(accountingDocuments)
    .set({ recipient: null })
    .where(and(isTheirs, isNotNull(accountingDocuments.recipient)));
  await tx
    .update(accountingDocuments)
    .set({ seller: null })
    .where(and(eq(accountingDocuments.organizerId, userId), isNotNull(accountingDocuments.seller)));
}

/** Empties the emails that a person got, and drops those that weren't sent. @returns the Message-IDs of the sent ones */
export async function forgetMails(tx: Transaction, leaving: Leaving): Promise<readonly string[]> {
  await tx.delete(mails).where(and(isTo(leaving), ne(mails.state, 'sent')));
  const rows = await tx
    .update(mails)
    .set({ ...nothing, to: 'deleted@account.invalid', subject: '', lastError: null, userId: null })
    .where(isTo(leaving))
    .returning({ messageId: mails.messageId });
  return rows.map(({ messageId }) => messageId);
}

/**
 * Empties sent emails to others that are about the person, that they wrote, or that have their address. A name isn't looked for: other people
 * have the same one, and anyone may choose a common word. @returns the Message-IDs
 */
export async function forgetMentions(tx: Queryable, { id, email }: Leaving): Promise<readonly string[]> {
  const written = tx.select({ id: eventMessages.id }).from(eventMessages).where(eq(eventMessages.senderId, id));
  const address = wholeAddress(email);
  const rows = await tx
    .update(mails)
    .set({ ...nothing, subject: '' })
    .where(
      and(
        eq(mails.state, 'sent'),
        ne(mails.text, ''),
        or(
          eq(mails.aboutUserId, id),
          inArray(mails.eventMessageId, written),
          sql`${mails.text} ~* ${address}`,
          sql`${mails.subject} ~* ${address}`,
        ),
      ),
    )
    .returning({ messageId: mails.messageId });
  return rows.map(({ messageId }) => messageId);
}

/** A regular expression for the address that isn't a part of a longer one: `al@example.org`, not `sal@example.org` or `al@example.org.uk`. */
function wholeAddress(email: string): string {
  const literal = email.replaceAll(/[^\p{L}\p{N}@]/gu, (sign) => `\\${sign}`);
  return String.raw`(^|[^[:alnum:]._%+-])${literal}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`;
}

/** Takes the person's names out of the answers to their reviews, which stay without an author. */
export async function maskAnswers(tx: Transaction, leaving: Leaving): Promise<void> {
  const { id, username, firstName, lastName, displayName } = leaving;
  const full = `${firstName} ${lastName}`;
  const names = [full, firstName, ...firstName.split(' '), lastName, displayName ?? '', username];
  const answered = await tx
    .select({ id: reviews.id, answer: reviews.adminResponse })
    .from(reviews)
    .where(and(eq(reviews.userId, id), isNotNull(reviews.adminResponse)));
  for (const { id: reviewId, answer } of answered)
    await tx
      .update(reviews)
      .set({ adminResponse: withoutNames(answer ?? '', names) })
      .where(eq(reviews.id, reviewId));
}

/** Takes the person's address out of emails to others that aren't delivered: answers to those then come to us. */
export async function forgetReplies(tx: Queryable, { email }: Pick<Leaving, 'email'>): Promise<void> {
  await tx
    .update(mails)
    .set({ replyTo: null })
    .where(sql`lower(${mails.replyTo}) = lower(${email})`);
}

/** Deletes what is about an address or a person without referring to their row. */
export async function forgetTraces(tx: Transaction, { id, email }: Leaving): Promise<void> {
  const address = email.toLowerCase();
  await tx.delete(errorLogs).where(or(eq(errorLogs.userId, id), sql`lower(${errorLogs.email}) = ${address}`));
  await tx.delete(passwordResetTokens).where(sql`lower(${passwordResetTokens.email}) = ${address}`);
  await tx.delete(tempUsers).where(sql`lower(${tempUsers.email}) = ${address}`);
  await tx.delete(organizationInvitations).where(eq(organizationInvitations.email, address));
  await tx.execute(sql`update import_rows set email = null where lower(email) = ${address}`);
  // Organizers know the guests whom they booked until they've come; afterwards only how many did.
  await tx.execute(sql`
    update bookings b set guest_email = null, guest_phone_sealed = null, team_note = null, attendees = case when e.ends_at > now() then b.attendees else (
      select jsonb_agg(person || '{"name": "Guest"}' order by position)
      from jsonb_array_elements(b.attendees) with ordinality as listed (person, position)) end
    from events e where e.id = b.event_id and lower(b.guest_email) = ${address}`);
}

/** Deletes a person's pictures, and the drafts that no one has ever booked. @returns the names of the files */
export async function forgetWorks(tx: Transaction, userId: number): Promise<readonly string[]> {
  const unbooked = sql`not exists (select 1 from ${bookings} where ${bookings.eventId} = ${events.id})
    and not exists (select 1 from booking_moves where from_event_id = ${events.id})`;
  const drafts = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.organizerId, userId), eq(events.status, 'draft'), unbooked));
  const ids = drafts.map(({ id }) => id);
  const shown = await picturesOf(tx, ids);
  // Those of events that stay are the events'; so far no one has seen those that wait for a form to be saved.
  const isTheirs = or(eq(uploads.purpose, 'profile_picture'), isNull(uploads.attachedAt));
  const own = and(eq(uploads.userId, userId), isTheirs);
  const files = await tx.delete(uploads).where(own).returning({ name: uploads.name });
  if (ids.length > 0) await forgetWords(tx, ids);
  if (ids.length > 0) await tx.delete(events).where(inArray(events.id, ids));
  const left = [];
  for (const name of shown) if ((await pictures.forgetPicture(tx, pictures.urlOf(name))) !== null) left.push(name);
  return [...files.map(({ name }) => name), ...left];
}

/** The names of the pictures that some events show, or that were sent for them. */
async function picturesOf(tx: Transaction, eventIds: readonly number[]): Promise<readonly string[]> {
  if (eventIds.length === 0) return [];
  const listed = await tx
    .select({ name: eventPictures.file })
    .from(eventPictures)
    .where(inArray(eventPictures.eventId, [...eventIds]));
  const images = await tx
    .select({ url: events.imageUrl })
    .from(events)
    .where(inArray(events.id, [...eventIds]));
  const sent = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.eventId, [...eventIds]));
  const names = images.map(({ url }) => pictures.nameIn(url ?? '')).filter((name) => name !== null);
  return [...new Set([...names, ...[...listed, ...sent].map(({ name }) => name)])].sort();
}

/** The search corrects typing errors by the words of events: those that only these events have go with them. */
async function forgetWords(tx: Transaction, ids: readonly number[]): Promise<void> {
  const theirs = sql`(select distinct regexp_split_to_table(translate(${eventSearch.words}, '''’', ''), '[^[:alnum:]]+')
    from ${eventSearch} where ${inArray(eventSearch.eventId, [...ids])})`;
  const others = sql`select 1 from ${eventSearch} where not ${inArray(eventSearch.eventId, [...ids])}
    and translate(${eventSearch.words}, '''’', '') like '%' || ${searchWords.word} || '%'`;
  await tx.delete(searchWords).where(sql`${searchWords.word} in ${theirs} and not exists (${others})`);
}

/** Deletes the person. Whatever depends on the row goes with it or loses its owner. */
export async function deletePerson(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** Notes that all rows are erased, and which files and copies of emails are left. */
export async function noteErased(
  tx: Transaction,
  userId: number,
  left: { readonly filesLeft: readonly string[]; readonly mailsLeft: readonly string[] },
): Promise<void> {
  await tx
    .update(accountDeletions)
    .set({ erasedAt: sql`now()`, filesLeft: [...left.filesLeft], mailsLeft: [...left.mailsLeft] })
    .where(eq(accountDeletions.userId, userId));
}
