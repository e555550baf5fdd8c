import { ownAccountRoutes } from '@ascendant/contract/own-account';
import type { Route } from '@ascendant/contract/route';
import type { CallName } from '@ascendant/contract/routes';
import { widgetVisitRoutes } from '@ascendant/contract/widget-visit';
import { eq, sql } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { paymentDiscrepancies } from '../../db/schema/payments';
import { accountDeletions, savedViews } from '../../db/schema/people';
import { discountCodes } from '../../db/schema/pricing';
import { users } from '../../db/schema/users';
import { waitlistEntries } from '../../db/schema/waitlist';
import { addJob } from '../../src/jobs/add-job.repository';
import { loadSignMeanings } from '../../src/modules/charts/profiles.repository';
import { openPayment } from '../checkout/book-paid';
import { buildFreeEvent, dayFromNow, oneAdultTotal } from '../factories/events';
import { buildInvitation } from '../factories/organizations';
import {
  birthInHalifax,
  buildDependent,
  buildOrganizer,
  factoryPassword,
  buildPersonNote,
  buildSentMail,
  buildTraveller,
  type SignedInPerson,
} from '../factories/people';
import { aQuestion } from '../factories/questions';
import { buildReview } from '../factories/reviews';
import { nextNumber } from '../factories/sequence';
import { mailedCode, newcomer, signUp } from '../factories/sign-ups';
import {
  attended,
  bookedEvent,
  callerId,
  fresh,
  idOf,
  knownPassword,
  newEmail,
  newEventForm,
  newPassword,
  onCategory,
  onEvent,
  onFeature,
  onReview,
  openedPayment,
  ownBooking,
  ownEvent,
  ownGuestBooking,
  ownBookingWithLunch,
  ownSharedBooking,
  rewrittenEvent,
  travellerIn,
  type Example,
  type Sent,
  type World,
} from './example-rows';
import { createdPasskey, firstCode, storedPasskey, usedPasskey, withApp, withoutApp } from './factor-rows';
import { attachmentOf, lostDispute, openDispute, paidWith, refusedTransfer, unmadeRefund } from './money-rows';
import { manualBooking, moveOf, ownPaidBooking, paidMoveOf } from './move-rows';
import {
  chosenDate,
  gateOfOrganizer,
  importOfOrganizer,
  invitationToCaller,
  keyOfOrganizer,
  webhookOfOrganizer,
  linkToMove,
  linkToQuestions,
  memberOf,
  movedFrom,
  onConversation,
  ownDate,
  schedule,
  scannedTicket,
  signature,
  v1Webhook,
  withWaiver,
} from './organizer-rows';
import {
  ofReseller,
  octoDate,
  octoDays,
  octoOrder,
  reservation,
  resellerOfOrganizer,
  termsOfReseller,
} from './reseller-rows';

/** Someone to add to a booking. */
const guest = { type: 'user', guest: 'unnamed' };

/** What a new guest enters to have an account; for everyone else anything. */
async function guestsCode(world: World): Promise<Sent> {
  const newPassword = 'a ridge above the trees';
  if (world.identity !== 'guest' && world.identity !== 'proven guest') return { body: { code: '000000', newPassword } };
  // An earlier call may have made an account of them.
  const email = `guest${nextNumber()}@example.org`;
  await world.app.db.update(users).set({ guest: true, email }).where(eq(users.id, world.people[world.identity]));
  await world.app.inject({ method: 'POST', url: '/api/login/code-request', payload: { email } });
  return { body: { code: await mailedCode(world.app, email), newPassword } };
}

const withId = async (id: Promise<number>): Promise<Sent> => ({ params: { id: await id } });
const idOfRow = async (row: Promise<{ readonly id: number }>): Promise<Sent> => ({ params: { id: (await row).id } });

/** A row for what a path is about, so that a call about such a thing needs no example of its own. The first path that a call's begins with counts. */
const rowAt: readonly (readonly [path: string, row: (world: World) => Sent | Promise<Sent>])[] = [
  ['/api/events/:id', ({ eventId }) => ({ params: { id: eventId } })],
  ['/api/bookings/:id', (world) => withId(ownBooking(world))],
  ['/api/conversations/:id', onConversation],
  ['/api/dependents/:id', ({ app, people }) => idOfRow(buildDependent(app.db, people.traveller, birthInHalifax))],
  ['/api/user/passkeys/:id', (world) => idOfRow(storedPasskey(world, world.people.traveller))],
  ['/api/organizer/gates/:id', gateOfOrganizer],
  ['/api/organizer/reviews/:id', onReview],
  ['/api/organizer/team/members/:id', (world) => withId(memberOf(world))],
  ['/api/admin/categories/:id', onCategory],
  ['/api/admin/disputes/:id', (world) => withId(lostDispute(world))],
  ['/api/admin/event-features/:id', onFeature],
  ['/api/admin/organizers/:id', ({ app }) => idOfRow(buildOrganizer(app.db))],
  ['/api/admin/payments/:id', (world) => withId(paidWith(world))],
  ['/api/admin/payouts/:id', (world) => withId(refusedTransfer(world))],
  ['/api/admin/people/:id', (world) => idOfRow(fresh(world))],
  ['/api/admin/refunds/:id', (world) => withId(unmadeRefund(world))],
  ['/api/admin/reported-conversations/:id', (world) => onConversation(world, true)],
  ['/api/admin/reviews/:id', onReview],
  ['/api/admin/users/:id', (world) => idOfRow(fresh(world))],
];

/**
 * An example of every call that needs more than a row for its path, and what its route has as an example or its schemas require
 * (`packages/contract/src/test/example-of-schema.ts`). If a new call's isn't one that works, give its route an example, or add an entry here if it needs rows.
 */
const examples: Readonly<Partial<Record<CallName, Example>>> = {
  // accounts
  login: { send: async (world) => ({ body: { username: (await fresh(world)).username, password: factoryPassword } }) },
  // An admin creates an account, everyone else begins to sign up.
  register: { send: () => ({ body: newcomer() }), answers: { admin: 201 } },
  resendVerification: { send: async (world) => ({ body: { email: (await fresh(world)).email } }) },
  verifyEmail: {
    send: async ({ app }) => {
      const { email, code } = await signUp(app);
      return { body: { email, code } };
    },
  },
  requestPasswordReset: { send: async (world) => ({ body: { email: (await fresh(world)).email } }) },
  continueAsGuest: { send: () => ({ body: { firstName: 'Maya', lastName: 'Lindqvist', email: newcomer().email } }) },
  keepAccount: { send: guestsCode },
  requestSignInCode: { send: async (world) => ({ body: { email: (await fresh(world)).email } }) },
  loginWithCode: {
    send: async (world) => {
      const { email } = await fresh(world);
      await world.app.inject({ method: 'POST', url: '/api/login/code-request', payload: { email } });
      return { body: { email, code: await mailedCode(world.app, email) } };
    },
  },
  confirmPasswordReset: {
    send: async (world) => {
      const { email } = await fresh(world);
      const payload = { email };
      await world.app.inject({ method: 'POST', url: '/api/password-reset-request', payload });
      const resetCode = await mailedCode(world.app, email);
      return { body: { email, resetCode, newPassword: 'a ridge above the trees' } };
    },
  },
  // personal data
  endSession: {
    send: async (world) => ({
      params: {
        id: await idOf(
          world,
          sql`insert into auth_tokens (user_id, token, cookie_token, expires_at, absolute_expires_at)
            select ${world.people.traveller}, t, t, now() + interval '1 day', now() + interval '1 day'
            from (select encode(sha256(random()::text::bytea), 'hex') as t) as fresh returning id`,
        ),
      },
    }),
  },
  exportPersonalData: { send: async (world) => ({ body: { password: await knownPassword(world) } }) },
  requestDeletion: {
    send: async (world) => ({
      body: { password: await knownPassword(world), confirmation: 'delete my account', giveUpBookings: true },
    }),
    // Their events are live.
    answers: { organizer: 409 },
  },
  cancelDeletion: {
    send: async (world) => {
      const userId = await callerId(world);
      const dueAt = new Date(Date.now() + 86_400_000);
      await world.app.db
        .insert(accountDeletions)
        .values({ userId, dueAt, givesUpBookings: true })
        .onConflictDoNothing();
      return {};
    },
  },
  // one's own account
  changePassword: { send: async (world) => ({ body: await newPassword(world) }) },
  changeAdminPassword: { send: async (world) => ({ body: await newPassword(world) }) },
  requestEmailChange: { send: async (world) => ({ body: await newEmail(world) }) },
  verifyEmailChange: {
    send: async (world) => {
      const body = await newEmail(world);
      if (world.identity !== 'admin') return { body: { verificationCode: '000000', step: 'verify-current' } };
      await world.app.call(ownAccountRoutes.requestEmailChange, { body }, world.session);
      const verificationCode = await mailedCode(world.app, body.currentEmail);
      return { body: { verificationCode, step: 'verify-current' } };
    },
  },
  confirmIdentity: { send: async (world) => ({ body: { password: await knownPassword(world) } }) },
  beginApp: { send: withoutApp },
  confirmApp: { send: async (world) => ({ body: { code: await firstCode(world) } }) },
  removeApp: { send: withApp },
  renewRecoveryCodes: { send: withApp },
  addPasskey: { send: createdPasskey, status: 201 },
  loginWithPasskey: { send: usedPasskey },
  sendTestTicket: {
    send: ({ eventId }) => ({
      body: { eventId, customerEmail: 'maya@example.org', customerName: 'Maya Lindqvist' },
    }),
  },
  // administration
  createUser: { send: () => ({ body: { ...newcomer(), userType: 'organizer' } }) },
  disableUser: { send: async (world) => ({ ...(await idOfRow(fresh(world))), body: { disabled: true } }) },
  respondAsOrganizer: { send: onReview, others: 403 },
  approveEvents: {
    send: async (world) => {
      const { params } = await onEvent(world, { status: 'pending_approval' });
      return { body: { ids: [Number(params?.['id'])] } };
    },
  },
  removeView: {
    send: async (world) => {
      const view = { list: 'events', name: `View ${nextNumber()}`, query: 'status=draft' } as const;
      const own = { userId: await callerId(world), ...view };
      const [row] = await world.app.db.insert(savedViews).values(own).returning();
      return { params: { id: row?.id ?? 0 } };
    },
    owner: null,
  },
  removePersonNote: { send: async (world) => ({ params: await buildPersonNote(world.app.db) }) },
  resendEmail: { send: async (world) => ({ params: await buildSentMail(world.app.db) }) },
  signOutPerson: { send: async (world) => ({ params: { id: (await buildTraveller(world.app.db)).id } }) },
  retryJob: {
    send: async (world) => {
      await addJob(world.app.db, 'make_refund', { refundId: 4711 });
      const id = await idOf(
        world,
        sql`update graphile_worker._private_jobs set attempts = max_attempts
          where id = (select max(id) from graphile_worker._private_jobs) returning id`,
      );
      return { params: { id } };
    },
  },
  // events
  updateEvent: { send: onEvent },
  deleteEvent: { send: (world) => onEvent(world, { status: 'draft' }), others: 404 },
  markEditSeen: { send: rewrittenEvent },
  requestReview: { send: (world) => onEvent(world, { status: 'draft' }), others: 404 },
  uploadEventImage: { send: onEvent },
  repeatEvent: {
    send: async (world) => ({ ...(await onEvent(world)), body: { dates: [dayFromNow(200)], status: 'draft' } }),
  },
  createEvent: { send: () => ({ form: newEventForm }) },
  getHost: { send: async (world) => (await ownEvent(world), { params: { id: world.people.organizer } }) },
  followHost: {
    send: async (world) => (
      await ownEvent(world),
      { params: { id: world.people.organizer }, body: { isFollowed: true } }
    ),
    owner: null,
    answers: { organizer: 404 },
  },
  changeSavedEvents: { send: ({ eventId }) => ({ body: { save: [eventId] } }) },
  previewEventSky: { send: () => ({ query: { date: dayFromNow(90), time: '06:00', location: 'Banff' } }) },
  setEventQuestions: {
    send: async (world) => ({ ...(await onEvent(world)), body: { questions: [aQuestion()], removed: [] } }),
  },
  readQuestionsByLink: { send: async (world) => ({ body: { token: await linkToQuestions(world) } }) },
  answerQuestionsByLink: { send: async (world) => ({ body: { token: await linkToQuestions(world), answers: [] } }) },
  setSchedule: { send: async (world) => ({ ...(await onEvent(world)), body: schedule }) },
  previewSchedule: { send: async (world) => ({ ...(await onEvent(world)), body: schedule }) },
  previewDatesEdit: { send: onEvent },
  editDates: { send: onEvent },
  cancelDates: {
    send: async (world) => {
      const event = await onEvent(world);
      const body = {
        dates: [Number(event.params?.['id'])],
        endSchedule: false,
        seen: { totalBookings: 0, refundable: '0.00' },
      };
      return { ...event, body };
    },
  },
  letRun: {
    send: async (world) => {
      const event = await onEvent(world);
      await world.app.db.execute(
        sql`update events set runs_from = 4, decide_days_before = 7, runs_decided_at = null where id = ${event.params?.['id']}`,
      );
      return event;
    },
  },
  moveDate: {
    send: async (world) => ({
      ...(await onEvent(world, movedFrom)),
      body: { from: movedFrom, startDate: dayFromNow(90), startTime: '10:00' },
    }),
  },
  setRunsFrom: { send: onEvent },
  readDateMove: { send: async (world) => ({ body: { token: await linkToMove(world) } }) },
  takeMovedDate: { send: async (world) => ({ body: { token: await linkToMove(world), to: movedFrom } }) },
  setDateChanges: { send: onEvent },
  setGroupPrices: { send: onEvent },
  setPriceTypes: { send: onEvent },
  setExtras: { send: onEvent },
  saveResources: { send: async () => ({ body: { groups: [] } }) },
  setNeeds: { send: async (world) => ({ ...(await onEvent(world)), body: { needs: [] } }) },
  setEventListing: { send: onEvent },
  setEventSales: { send: onEvent },
  openEvent: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world);
      const code = `OPENED-${eventId}-CODE`;
      await world.app.db.execute(sql`update events set access_code = ${code} where id = ${eventId}`);
      return { body: { code } };
    },
  },
  bookManually: { send: async (world) => withId(bookedEvent(world).then(({ eventId }) => eventId)) },
  changeManualBooking: { send: async (world) => withId(manualBooking(world)) },
  moveManualBooking: {
    send: async (world) => {
      const bookingId = await manualBooking(world);
      const { fromEventId, eventId } = await moveOf(world, bookingId, world.people.organizer);
      return { params: { id: bookingId }, body: { fromEventId, eventId } };
    },
  },
  releaseSeats: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world);
      const blockId = await idOf(
        world,
        sql`insert into seat_blocks (event_id, label, seats) values (${eventId}, 'Hotel desk', 1) returning id`,
      );
      return { params: { id: eventId, blockId } };
    },
  },
  messageAttendee: {
    send: async (world) => {
      const { eventId, bookingId } = await bookedEvent(world);
      const ticketId = await idOf(world, sql`select id from tickets where booking_id = ${bookingId}`);
      return { params: { id: eventId, ticketId } };
    },
  },
  // discount codes
  createDiscountCode: {
    send: async (world) => ({
      body: {
        code: `DAWN${nextNumber()}`,
        eventId: await ownEvent(world),
        discountType: 'percentage',
        discountValue: 10,
      },
    }),
    owner: 'organizer',
    answers: { 'other organizer': 400 },
  },
  updateDiscountCode: {
    send: async (world) => {
      const eventId = await ownEvent(world);
      const terms = { discountType: 'percentage' as const, code: `DUSK${nextNumber()}`, eventId };
      const [code] = await world.app.db
        .insert(discountCodes)
        .values({ ...terms, discountValue: '10.00' })
        .returning();
      return { params: { id: code?.id ?? 0 }, body: { ...terms, discountValue: 15, isActive: true } };
    },
  },
  // bookings and payments
  createBooking: {
    send: async ({ app }) => ({
      body: {
        eventId: (await buildFreeEvent(app.db)).id,
        attendees: [{ type: 'user' }],
        agreementAccepted: true,
      },
    }),
  },
  createPaymentIntent: {
    send: async (world) => {
      const eventId = await ownEvent(world);
      const bookingData = { eventId, attendees: [{ type: 'user' }], agreementAccepted: true };
      return { body: { amount: oneAdultTotal, eventId, bookingData } };
    },
  },
  confirmPayment: { send: async (world) => ({ body: await openedPayment(world) }), owner: 'traveller' },
  releaseHold: {
    send: async (world) => {
      const person = await travellerIn(world);
      const { body } = await openPayment(world.app, person as SignedInPerson, await ownEvent(world));
      return { body: { paymentIntentId: body.paymentIntentId } };
    },
    owner: 'traveller',
  },
  cancelPeople: { send: (world) => withId(ownSharedBooking(world)) },
  quoteGivingBack: { send: (world) => withId(ownBooking(world)) },
  giveBackExtras: {
    send: async (world) => ({
      params: { id: await ownBookingWithLunch(world) },
      body: { extras: [{ position: 0, name: 'Lunch' }], refund: '0.00' },
    }),
  },
  nameGuests: { send: (world) => withId(ownGuestBooking(world)) },
  // Of an event that no organizer manages.
  renameAttendee: {
    owner: 'traveller',
    send: async (world) => ({ params: { id: await ownBooking(world), position: 0 } }),
  },
  moveBooking: {
    send: async (world) => {
      const id = await ownBooking(world);
      return { params: { id }, body: await moveOf(world, id) };
    },
  },
  quotePeople: { send: (world) => withId(ownBooking(world)) },
  addPeople: {
    send: async (world) => ({ params: { id: await ownBooking(world) }, body: { attendees: [guest], charge: '0.00' } }),
  },
  // An adult at $100 more, without the fixed part of the fee.
  payForPeople: {
    send: async (world) => ({
      params: { id: await ownPaidBooking(world) },
      body: { attendees: [guest], charge: '117.86' },
    }),
  },
  payForMove: {
    send: async (world) => {
      const id = await ownPaidBooking(world);
      return { params: { id }, body: await paidMoveOf(world, id) };
    },
  },
  refundBooking: { send: async (world) => ({ params: { id: (await bookedEvent(world)).bookingId }, body: {} }) },
  resolveDiscrepancy: {
    send: async ({ app }) => {
      const discrepancy = { kind: 'refund_failed' as const, subject: `pi_${nextNumber()}` };
      const [row] = await app.db.insert(paymentDiscrepancies).values(discrepancy).returning();
      return { params: { id: row?.id ?? 0 } };
    },
  },
  sendEvidence: { send: (world) => withId(openDispute(world)) },
  attachEvidence: { send: async (world) => ({ params: { id: await openDispute(world), kind: 'service' } }) },
  getAttachment: { send: async (world) => ({ params: await attachmentOf(world) }) },
  detachEvidence: { send: async (world) => ({ params: await attachmentOf(world) }) },
  adjustEarnings: {
    send: ({ people }) => ({
      body: { organizerId: people.organizer, amount: '12.50', reason: 'For the broken lift.' },
    }),
  },
  // waitlist
  joinWaitlist: {
    send: async (world) => ({
      params: { id: (await bookedEvent(world, { capacity: 1 })).eventId },
      body: { seats: 1 },
    }),
  },
  leaveWaitlist: {
    send: async (world) => {
      const { eventId } = await bookedEvent(world, { capacity: 1 });
      const userId = await callerId(world);
      await world.app.db.insert(waitlistEntries).values({ eventId, userId, seats: 1 });
      return { params: { id: eventId } };
    },
  },
  // check-in and waivers
  checkIn: {
    send: () => ({
      body: {
        scans: [{ scanId: crypto.randomUUID(), scannedAt: new Date().toISOString(), ticketId: 1, isEarly: true }],
      },
    }),
  },
  undoCheckIn: {
    send: async (world) => {
      const { eventId, bookingId } = await bookedEvent(world);
      const ticketId = await idOf(world, sql`select id from tickets where booking_id = ${bookingId}`);
      return { params: { id: eventId, ticketId } };
    },
  },
  writeWaiver: { send: async (world) => withId(bookedEvent(world).then(({ eventId }) => eventId)) },
  endWaiver: { send: async (world) => ({ params: { id: (await withWaiver(world)).eventId } }) },
  addWidgetVisit: { send: () => ({ body: { token: 'v'.repeat(43) } }) },
  getWidgetVisit: {
    send: async ({ app }) => {
      const token = `${nextNumber()}`.padStart(43, 'v');
      await app.call(widgetVisitRoutes.addWidgetVisit, { body: { token } });
      return { params: { token } };
    },
  },
  openWaiver: { send: async (world) => ({ body: { token: (await withWaiver(world)).token } }) },
  signWaiver: {
    send: async (world) => {
      const { token } = await withWaiver(world);
      return { body: { token, position: 0, signatureId: crypto.randomUUID(), ...signature } };
    },
  },
  signAtGate: {
    send: async (world) => {
      const ticketId = await idOf(world, sql`select 1 as id`);
      const signedAt = new Date().toISOString();
      return { body: { signatures: [{ ...signature, signatureId: crypto.randomUUID(), ticketId, signedAt }] } };
    },
  },
  // messages
  sendEventMessage: {
    send: async (world) => ({ params: { id: (await bookedEvent(world)).eventId } }),
  },
  // Their own event.
  startConversation: { answers: { organizer: 409 } },
  // the people of an organization, and its gate devices
  inviteMember: { send: () => ({ body: { email: `guide${nextNumber()}@example.org`, role: 'guide' } }) },
  withdrawInvitation: {
    send: ({ app, people }) => {
      const invited = { organizerId: people.organizer, email: `guide${nextNumber()}@example.org` };
      return idOfRow(buildInvitation(app.db, invited));
    },
  },
  leaveTeam: {
    // Travellers have nothing to leave; the organization of an organizer is theirs.
    answers: { traveller: 404, 'second traveller': 404, organizer: 409, 'other organizer': 409 },
  },
  readInvitation: { send: async (world) => ({ body: { token: await invitationToCaller(world) } }) },
  acceptInvitation: {
    send: async (world) => ({ body: { token: await invitationToCaller(world) } }),
    // An account is in one organization only.
    answers: {
      'other organizer': 409,
      organizer: 409,
      admin: 409,
      'co-owner': 409,
      manager: 409,
      guide: 409,
      accountant: 409,
    },
  },
  addApiKey: { send: () => ({ body: { name: 'Website', scopes: ['events:read'], days: null } }) },
  revokeApiKey: { send: keyOfOrganizer },
  previewImport: { send: chosenDate },
  startImport: { send: chosenDate },
  undoImport: { send: importOfOrganizer },
  // The events are the organizer's.
  addReseller: {
    send: async (world) => ({ body: await termsOfReseller(world) }),
    answers: { 'other organizer': 400 },
  },
  changeReseller: {
    send: async (world) => ({
      ...(await resellerOfOrganizer(world)),
      body: { ...(await termsOfReseller(world)), isOn: true },
    }),
  },
  renewResellerKey: { send: resellerOfOrganizer },
  noteResellerPayment: {
    send: async (world) => ({ ...(await resellerOfOrganizer(world)), body: { amount: '96.00', paidOn: '2026-11-30' } }),
  },
  downloadResellerStatement: {
    send: async (world) => ({ ...(await resellerOfOrganizer(world)), query: { month: '2026-12' } }),
  },
  getOctoProduct: {
    send: async (world) => ({ params: { productId: (await octoDate(world)).productId } }),
    ...ofReseller,
  },
  checkOctoAvailability: { send: async (world) => ({ body: await octoDays(world) }), ...ofReseller },
  readOctoCalendar: { send: async (world) => ({ body: await octoDays(world) }), ...ofReseller },
  reserveByOcto: { send: async (world) => ({ body: await octoOrder(world) }), ...ofReseller },
  extendOctoBooking: { send: reservation, ...ofReseller },
  confirmOctoBooking: { send: reservation, ...ofReseller },
  changeOctoBooking: {
    send: async (world) => ({ ...(await reservation(world)), body: { notes: 'Late' } }),
    ...ofReseller,
  },
  cancelOctoBooking: { send: reservation, ...ofReseller },
  getOctoBooking: { send: reservation, ...ofReseller },
  listOctoBookings: { send: () => ({ query: { resellerReference: 'R-1' } }) },
  changeWebhook: { send: webhookOfOrganizer },
  testWebhook: { send: webhookOfOrganizer },
  renewWebhookSecret: { send: webhookOfOrganizer },
  removeWebhook: { send: webhookOfOrganizer },
  listWebhookDeliveries: { send: webhookOfOrganizer },
  resendWebhookDelivery: { send: webhookOfOrganizer },
  getV1Event: { send: (world) => ({ params: { id: `ev_${world.eventId}` } }), owner: 'organizer' },
  getV1Booking: {
    send: async (world) => ({ params: { id: `bk_${(await bookedEvent(world)).bookingId}` } }),
    owner: 'organizer',
  },
  listV1People: { send: (world) => ({ params: { id: `ev_${world.eventId}` } }), owner: 'organizer' },
  getV1Series: {
    send: async ({ app, eventId }) => {
      const [row] = await app.db.select({ id: events.seriesId }).from(events).where(eq(events.id, eventId));
      return { params: { id: `se_${row?.id}` } };
    },
    owner: 'organizer',
  },
  setV1Sales: { send: (world) => ({ params: { id: `ev_${world.eventId}` } }), owner: 'organizer' },
  addV1Booking: { send: (world) => ({ params: { id: `ev_${world.eventId}` } }), owner: 'organizer' },
  cancelV1Booking: {
    send: async (world) => ({ params: { id: `bk_${await manualBooking(world)}` } }),
    owner: 'organizer',
  },
  addV1CheckIn: { send: scannedTicket },
  undoV1CheckIn: { send: scannedTicket },
  getV1Webhook: { send: v1Webhook, owner: 'organizer' },
  changeV1Webhook: { send: v1Webhook, owner: 'organizer' },
  removeV1Webhook: { send: v1Webhook, owner: 'organizer' },
  testV1Webhook: { send: v1Webhook, owner: 'organizer' },
  renewV1Secret: { send: v1Webhook, owner: 'organizer' },
  listV1Deliveries: { send: v1Webhook, owner: 'organizer' },
  resendV1Delivery: { send: v1Webhook, owner: 'organizer' },
  addGate: { send: async (world) => ({ body: { name: 'North gate', dates: [await ownDate(world)] } }) },
  // charts and opinions
  signMeaning: {
    send: async ({ app }) => {
      await loadSignMeanings(app.db);
      return { params: { sign: 'Leo', position: 'sun' } };
    },
  },
  giveFeedback: {
    send: ({ eventId }) => ({
      body: { eventId, rating: 8, question1Answer: 'a', question2Answer: 'b', question3Answer: 'c' },
    }),
  },
  writeReview: { send: (world) => withId(attended(world)) },
  changeReview: {
    send: async (world) => {
      const eventId = await attended(world);
      await buildReview(world.app.db, { eventId, userId: await callerId(world) });
      return { params: { id: eventId }, body: { rating: 4, comment: 'Still worth it.' } };
    },
  },
};

/** A call's example, or the row that its path is about. */
export function exampleFor({ name, path }: Route): Example {
  const table: Readonly<Record<string, Example>> = examples;
  const row = rowAt.find(([begin]) => path === begin || path.startsWith(`${begin}/`))?.[1];
  return { ...(row === undefined ? {} : { send: row }), ...table[name] };
}
