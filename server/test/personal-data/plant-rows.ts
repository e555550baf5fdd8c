import { eq, sql } from 'drizzle-orm';
import { categories, eventFeatures } from '../../db/schema/catalog';
import { astrologyProfiles, dependentAstrologyProfiles, eventAstrologyAnalysis } from '../../db/schema/charts';
import { eventMessages, conversationBlocks, conversationMessages, conversations } from '../../db/schema/conversations';
import { keptForms } from '../../db/schema/event-edits';
import { dependentEventMatches, userEventMatches } from '../../db/schema/event-matches';
import { eventOpenings } from '../../db/schema/event-openings';
import { eventPictures } from '../../db/schema/event-pictures';
import { errorLogs } from '../../db/schema/logs';
import { mails, messageStops } from '../../db/schema/mails';
import { eventFeedback, reviews } from '../../db/schema/opinions';
import { personNotes, savedViews } from '../../db/schema/people';
import { idempotencyKeys } from '../../db/schema/program';
import { resourceGroups, resources } from '../../db/schema/resources';
import { seatBlocks } from '../../db/schema/seat-blocks';
import {
  authTokens,
  emailChangeRequests,
  passwordResetTokens,
  recoveryCodes,
  totpFactors,
  passkeys,
} from '../../db/schema/sign-in';
import { tempUsers } from '../../db/schema/temp-users';
import { uploads } from '../../db/schema/uploads';
import { buildEvent } from '../factories/events';
import { buildTraveller } from '../factories/people';
import type { TestApp } from '../test-app';

/** Appears in every text that's planted about the person, and nowhere else. */
export const canary = 'zqxv';
/** A text about the person. */
export const words = (where: string) => `${canary} ${where}`;
const chart = {
  birthChart: { sun: words('chart') },
  personalityTraits: words('traits'),
  dailyHoroscope: words('day'),
  weeklyHoroscope: words('week'),
  strengths: words('strengths'),
  challenges: words('challenges'),
  recommendations: words('recommendations'),
  compatibleSigns: [words('sign')],
  sunSign: words('Sun'),
  moonSign: words('Moon'),
  risingSign: words('rising'),
  venusSign: words('Venus'),
  marsSign: words('Mars'),
  mercurySign: words('Mercury'),
  vector: new Float32Array(73),
  fingerprint: words('fingerprint'),
};

/** @throws where nothing was found */
export function first<Row>([row]: readonly (Row | undefined)[]): Row {
  if (row === undefined) throw new RangeError('no row');
  return row;
}

export async function plantCharts({ db }: TestApp, userId: number, eventId: number): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from dependents where user_id = ${userId}`);
  const dependentId = first(rows).id;
  await db.insert(astrologyProfiles).values({ userId, ...chart });
  await db.insert(dependentAstrologyProfiles).values({ dependentId, ...chart });
  const [analysis] = await db
    .insert(eventAstrologyAnalysis)
    .values({
      eventId,
      bestAlignedSigns: [],
      leastCompatibleSigns: [],
      emotionalTone: '',
      reasoning: '',
      chart: {},
      vector: new Float32Array(73),
      model: 'astro-1',
      fingerprint: '',
    })
    .returning();
  const match = {
    eventId,
    analysisId: first([analysis]).id,
    sunCompatibilityScore: 5,
    moonCompatibilityScore: 5,
    venusCompatibilityScore: 5,
    matchScore: 5,
    matchReasoning: words('match'),
    model: 'astro-1',
  };
  await db.insert(userEventMatches).values({ userId, ...match });
  await db.insert(dependentEventMatches).values({ dependentId, ...match });
}

export async function plantOpinions(
  { db }: TestApp,
  userId: number,
  { pastEventId: eventId, paidBookingId }: { readonly pastEventId: number; readonly paidBookingId: number },
): Promise<void> {
  const answers = { question1Answer: words('1'), question2Answer: words('2'), question3Answer: words('3') };
  await db.insert(eventFeedback).values({ userId, eventId, rating: 8, ...answers });
  // The text of a review stays, without its author.
  const review = { comment: 'A walk to remember.', adminResponse: `Thank you, ${words('first')}!` };
  await db.insert(reviews).values({ userId, eventId, bookingId: paidBookingId, rating: 5, ...review });
}

export async function plantAccount({ db }: TestApp, userId: number): Promise<void> {
  const email = `${canary}@example.org`;
  const soon = new Date(Date.now() + 60_000);
  await db
    .update(authTokens)
    .set({ userAgent: words('browser') })
    .where(eq(authTokens.userId, userId));
  await db
    .insert(emailChangeRequests)
    .values({ userId, currentEmail: email, newEmail: `${canary}2@example.org`, code: words('secret code') });
  await db.insert(passwordResetTokens).values({ email, resetCode: words('secret code'), expiresAt: soon });
  const signUp = { firstName: words('first'), lastName: words('last'), password: words('secret hash') };
  await db.insert(tempUsers).values({ username: `${canary}.new`, email: email.toUpperCase(), ...signUp });
  await db.insert(totpFactors).values({ userId, secret: Buffer.alloc(20, 7), confirmedAt: new Date() });
  const key = { credentialId: words('credential'), publicKey: Buffer.from(words('secret key')), counter: 0 };
  await db.insert(passkeys).values({ userId, name: words('laptop'), transports: [], ...key });
  await db.insert(recoveryCodes).values({ userId, codeHash: 'e'.repeat(64) });
  const call = { route: 'POST /api/bookings', key: words('key'), bodyHash: words('hash') };
  await db.insert(idempotencyKeys).values({ userId, ...call, response: { name: words('secret answer') } });
  await db.insert(errorLogs).values({
    userId,
    email,
    errorType: 'sign_in.failed',
    errorMessage: words('error'),
    errorDetails: { name: words('details') },
    userAgent: words('browser'),
    ipAddress: words('address'),
    endpoint: '/api/login',
    httpMethod: 'POST',
    requestId: words('request'),
  });
}

export async function plantWorks({ db, files }: TestApp, userId: number): Promise<void> {
  const size = { contentType: 'image/webp', bytes: 4, width: 1, height: 1, attachedAt: new Date() };
  const draft = await buildEvent(db, {
    createdBy: userId,
    status: 'draft',
    title: words('draft'),
    slug: canary,
    description: words('a draft that no one has booked'),
    location: words('place'),
    features: [words('feature')],
    country: words('country'),
    imageUrl: `/uploads/${canary}.webp`,
    returnReason: words('return'),
    cancelReason: words('cancel'),
  });
  const pictures = [
    { name: `${'a'.repeat(32)}.webp`, purpose: 'profile_picture' as const, eventId: null },
    { name: `${'b'.repeat(32)}.webp`, purpose: 'event_image' as const, eventId: draft.id },
    { name: `${'c'.repeat(32)}.webp`, purpose: 'gallery_picture' as const, eventId: draft.id },
    { name: `${'d'.repeat(32)}.webp`, purpose: 'gallery_picture' as const, eventId: null, attachedAt: null },
  ];
  for (const picture of pictures) {
    await db.insert(uploads).values({ userId, ...size, ...picture });
    await files.put(`pictures/${picture.name}`, { content: Buffer.from(canary), contentType: 'image/webp' });
  }
  await files.put(`pictures/${'c'.repeat(32)}-small.webp`, { content: Buffer.from(canary), contentType: 'image/webp' });
  const listed = { eventId: draft.id, position: 1, file: `${'c'.repeat(32)}.webp` };
  await db.insert(eventPictures).values({ ...listed, alt: words('alt') });
  // The text of a message stays with its event, without its sender.
  await db
    .insert(eventMessages)
    .values({ eventId: draft.id, senderId: userId, subject: 'Gloves', body: 'Bring gloves.', recipients: 1 });
  await db.insert(eventOpenings).values({ userId, eventId: draft.id });
  await db.insert(seatBlocks).values({ eventId: draft.id, label: 'Hotel desk', seats: 1, createdBy: userId });
  const [group] = await db
    .insert(resourceGroups)
    .values({ organizerId: userId, name: words('boats') })
    .returning();
  await db.insert(resources).values({ groupId: group?.id ?? 0, name: words('boat'), userId });
  await plantConversation(db, { userId, eventId: draft.id, text: words('talk') });
  await db.insert(keptForms).values({ userId, form: 'event new', value: { title: words('form') }, keptAt: new Date() });
  await db.insert(savedViews).values({ userId, list: 'events', name: words('view'), query: 'status=draft' });
  await db.insert(personNotes).values({ userId, text: words('note') });
  await db.insert(categories).values({ name: 'Night walks', createdBy: userId });
  await db.insert(eventFeatures).values({ name: 'Head torch', createdBy: userId });
}

export async function plantMails(app: TestApp, userId: number): Promise<void> {
  const { db } = app;
  const mail = (number: number) => ({
    messageId: `<${number}@whole.person>`,
    kind: 'planted',
    subject: words('subject'),
    text: words('text'),
    html: words('html'),
  });
  const attachments = [{ filename: words('file'), contentType: 'text/plain', contentBase64: canary }];
  const address = `${canary}@example.org`;
  await db.insert(mails).values([
    { ...mail(1), userId, to: address, attachments, state: 'sent', sentAt: new Date() },
    { ...mail(2), userId: null, to: address.toUpperCase(), state: 'sent', sentAt: new Date() },
    { ...mail(3), userId, to: address, state: 'dead', lastError: words('error') },
    {
      ...mail(4),
      to: 'admin@example.org',
      aboutUserId: userId,
      subject: `${words('guides')} asked for a review`,
      text: `${words('first')} ${words('last')} asked for a review.`,
      state: 'sent',
      sentAt: new Date(),
    },
    // A message to an attendee that couldn't be delivered: it's about the attendee, and answers would go to the person.
    {
      ...mail(5),
      to: 'attendee@example.org',
      replyTo: address,
      subject: 'Gloves',
      text: 'Bring gloves.',
      html: '',
      state: 'dead',
    },
  ]);
  for (const number of [1, 2, 4]) {
    const to = number === 4 ? 'admin@example.org' : address;
    await app.mailer.send({ ...mail(number), to, files: [] });
  }
}

interface Planted {
  readonly userId: number;
  readonly eventId: number;
  readonly text: string;
}

/** A conversation of the person as a host, a block and a stop of messages. It's deleted with the account of either person. */
async function plantConversation(db: TestApp['db'], { userId, eventId, text }: Planted): Promise<void> {
  const other = (await buildTraveller(db)).id;
  const [talk] = await db.insert(conversations).values({ eventId, travellerId: other, hostId: userId }).returning();
  const written = { conversationId: talk?.id ?? 0, text };
  await db.insert(conversationMessages).values([
    { ...written, sender: 'host' },
    { ...written, sender: 'traveller' },
  ]);
  await db.insert(messageStops).values({ userId, organizerId: userId });
  await db.insert(conversationBlocks).values({ blockerId: userId, blockedId: other });
}
