import { accountRoutes } from '@ascendant/contract/account';
import { disputeEvidenceRoutes } from '@ascendant/contract/dispute-evidence';
import { lookupRoutes as routes } from '@ascendant/contract/lookup';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { maxPersonNotes } from '@ascendant/domain/person/account-limits';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { personNotes } from '../../../db/schema/people';
import { as, confirm } from '../../../test/checkout/checkout';
import { sandboxEnvironment, type ProviderEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildConfirmed, buildOpenPayment, expectCleanEnd, paymentOf } from '../../../test/checkout/scene';
import { oneAdultTotal } from '../../../test/factories/events';
import { buildAdmin, buildSentMail, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { lookupModule } from './lookup.module';

const insufficient = '4000000000009995';
const stolen = '4000000000009979';

describe('look-ups', () => {
  let environment: ProviderEnvironment;
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof buildAdmin>>;
  beforeAll(async () => {
    environment = await sandboxEnvironment({ later: [lookupModule] });
    app = environment.app;
    admin = await buildAdmin(app.db);
  });
  afterAll(() => expectCleanEnd(environment));

  const lookUp = async (q: string) => (await app.call(routes.lookUp, { body: { q } }, as(admin, 'admin'))).body;
  const history = async (id: number) =>
    (await app.call(routes.getPaymentHistory, { params: { id } }, as(admin, 'admin'))).body;
  const pageOf = (id: number) => app.call(routes.getPersonPage, { params: { id } }, as(admin, 'admin'));

  it('a declined payment is found by the person’s email, with the reason', async () => {
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened, insufficient);
    await confirm(app, user, opened.paymentIntentId);
    const found = await lookUp(user.email.toUpperCase());
    expect(found.people).toMatchObject([{ id: user.id, email: user.email }]);
    expect(found.payments).toMatchObject([
      {
        bookingId: opened.bookingId,
        amount: oneAdultTotal,
        lastDecline: { code: 'insufficient_funds' },
        card: { brand: 'visa', last4: '9995' },
      },
    ]);
    expect(found.isCapped).toBe(false);
  });

  it('every decline is in the timeline with its reason, also those before a payment that went through', async () => {
    const { user, opened } = await buildOpenPayment(app);
    for (const card of [insufficient, stolen]) await environment.pay(opened, card);
    await environment.pay(opened);
    await confirm(app, user, opened.paymentIntentId);
    await environment.hear(opened.paymentIntentId, { copies: 2, isReversed: true });
    const { id } = await paymentOf(app, opened.bookingId);
    const { timeline, notices, payment } = await history(id);
    const told = timeline.map(({ moment, reason, card }) => [moment, reason, card?.last4]);
    // Both declines can be in the same second.
    expect([told[0], ...told.slice(1, 3).toSorted(), ...told.slice(3)]).toEqual([
      ['opened', null, undefined],
      ['declined', 'insufficient_funds', '9995'],
      ['declined', 'stolen_card', '9979'],
      ['paid', null, '4242'],
    ]);
    expect(timeline.at(-1)?.amount).toBe(oneAdultTotal);
    expect(payment).toMatchObject({ status: 'succeeded', card: { last4: '4242' } });
    expect(notices.map(({ type }) => type)).toContain('payment_intent.payment_failed');
  });

  it('a challenge that wasn’t passed is a decline, too', async () => {
    const { user, opened } = await buildOpenPayment(app);
    await environment.pay(opened, '4000002500003155');
    await environment.challenge(opened, 'fail');
    await confirm(app, user, opened.paymentIntentId);
    const { timeline } = await history((await paymentOf(app, opened.bookingId)).id);
    const declines = timeline.filter(({ moment }) => moment === 'declined');
    expect(declines).toMatchObject([{ reason: /authentication_fail/, card: { last4: '3155' } }]);
  });

  it('refunds and disputes are in the timeline', async () => {
    const { opened } = await buildConfirmed(environment);
    await environment.refundAtProvider(opened.paymentIntentId, 500);
    await environment.hear(opened.paymentIntentId);
    const disputeId = await environment.disputeAtProvider(opened.paymentIntentId);
    await environment.hear(opened.paymentIntentId);
    const { rows } = await app.pool.query('select id from disputes where provider_dispute_id = $1', [disputeId]);
    const sent = { params: { id: Number(rows[0]?.id) }, body: { note: '' } };
    expect((await app.call(disputeEvidenceRoutes.sendEvidence, sent, as(admin, 'admin'))).status).toBe(204);
    await app.runJobs();
    await environment.moveDisputeAtProvider(disputeId, 'won');
    await environment.hear(opened.paymentIntentId);
    const { timeline } = await history((await paymentOf(app, opened.bookingId)).id);
    const moments = timeline.map(({ moment }) => moment);
    for (const moment of ['refund_requested', 'refund_made', 'dispute_opened', 'evidence_sent', 'dispute_won'])
      expect(moments).toContain(moment);
    expect(timeline.find(({ moment }) => moment === 'refund_made')?.amount).toBe('5.00');
    expect(timeline.find(({ moment }) => moment === 'dispute_opened')?.reason).toBe('fraudulent');
    expect(timeline.find(({ moment }) => moment === 'evidence_sent')?.by).toBe(admin.user.username);
  });

  it('payments are found by booking, amount, card, intent and charge', async () => {
    const { user, opened } = await buildConfirmed(environment);
    const { id } = await paymentOf(app, opened.bookingId);
    const charge = (await environment.provider.listAttempts(opened.paymentIntentId))[0]?.id ?? '';
    for (const q of [bookingReference(opened.bookingId), opened.paymentIntentId, charge]) {
      expect(
        (await lookUp(q)).payments.map((payment) => payment.id),
        q,
      ).toEqual([id]);
    }
    expect((await lookUp(bookingReference(opened.bookingId))).people).toMatchObject([{ id: user.id }]);
    for (const q of [`$${oneAdultTotal}`, '4242', `${user.firstName} ${user.lastName} ${user.username}`]) {
      expect(
        (await lookUp(q)).payments.map((payment) => payment.id),
        q,
      ).toContain(id);
    }
  });

  it('nothing is found by what no one has, and wildcards are ordinary characters', async () => {
    for (const q of ['nobody@nowhere.example', '%', '_', 'pi_none', '$0.01', '--'])
      expect(await lookUp(q), q).toEqual({ people: [], payments: [], isCapped: false });
  });

  it('an empty look-up is refused with a sentence', async () => {
    const reply = await app.call(routes.lookUp, { body: { q: '  ' } }, as(admin, 'admin'));
    expect(reply).toMatchObject({ status: 400, json: { fields: { q: 'Please type what to look for' } } });
  });

  it('a person’s page has bookings, payments, emails with why, and sessions, and no code from an email', async () => {
    const { user, opened } = await buildConfirmed(environment);
    await app.runJobs();
    const { body } = await pageOf(user.id);
    expect(body.person).toMatchObject({ email: user.email, deletedFrom: null });
    const money = { total: oneAdultTotal, refunded: '0.00', takenByBank: '0.00', disputed: false };
    expect(body.bookings).toMatchObject([{ id: opened.bookingId, status: 'confirmed', ...money }]);
    expect(body.payments).toMatchObject([{ bookingId: opened.bookingId }]);
    expect(body.emails).toMatchObject([
      { kind: 'booking_confirmed', why: 'Their booking was confirmed', state: 'sent' },
    ]);
    expect(Object.keys(body.emails[0] ?? {})).not.toContain('text');
    expect(body.sessions.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/dateOfBirth|clientSecret|"token"/);
    expect((await pageOf(2_000_000_000)).status).toBe(404);
  });
});

describe('notes, and who looked at whom', () => {
  let app: TestApp;
  let admin: SignedInPerson;
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, lookupModule] });
    admin = await buildAdmin(app.db);
  });
  const lastAudit = async () => {
    const [row] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, admin.id))
      .orderBy(desc(auditLog.id))
      .limit(1);
    return row;
  };
  const add = (id: number, text: string) =>
    app.call(routes.addPersonNote, { params: { id }, body: { text } }, admin.session);
  const remove = (id: number, noteId: number) =>
    app.call(routes.removePersonNote, { params: { id, noteId } }, admin.session);

  it('an admin adds a note about a person and deletes it, and the audit log has both without the text', async () => {
    const { id } = await buildTraveller(app.db);
    const { status, body } = await add(id, 'Asked for a receipt.\nSent it.');
    expect(status).toBe(201);
    expect(body).toMatchObject({ text: 'Asked for a receipt.\nSent it.', by: admin.user.username });
    expect(await lastAudit()).toMatchObject({ action: 'note.added', targetId: String(id), changes: null });
    expect((await remove((await buildTraveller(app.db)).id, body.id)).status).toBe(404);
    expect((await remove(id, body.id)).status).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'note.deleted', targetId: String(id), changes: null });
    expect((await remove(id, body.id)).status).toBe(404);
  });

  const resend = (id: number, emailId: number) =>
    app.call(routes.resendEmail, { params: { id, emailId } }, admin.session);

  it('an email is sent again as it was, to the person whose it is, and the audit log says so', async () => {
    const { id, emailId } = await buildSentMail(app.db);
    expect((await resend(id, emailId)).status).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'user.email_resent', targetId: String(id) });
    const sent = await app.db.select().from(mails).where(eq(mails.userId, id)).orderBy(mails.id);
    expect(sent).toMatchObject([
      { id: emailId, state: 'sent', text: 'Hello' },
      { state: 'queued', text: 'Hello', subject: 'Welcome' },
    ]);
    expect(sent[0]?.messageId).not.toBe(sent[1]?.messageId);
    const page = await app.call(routes.getPersonPage, { params: { id } }, admin.session);
    expect(page.body.emails.map(({ state, canResend }) => [state, canResend])).toEqual([
      ['queued', false],
      ['sent', true],
    ]);
    expect((await resend((await buildTraveller(app.db)).id, emailId)).status).toBe(404);
  });

  it.each([
    ['a code', { kind: 'password_reset_code' }],
    ['one that was withdrawn', { state: 'withdrawn', sentAt: null }],
    ['one whose text is no longer stored', { text: '', html: '' }],
  ] as const)('%s isn’t sent again', async (_, overrides) => {
    const { id, emailId } = await buildSentMail(app.db, overrides);
    expect((await resend(id, emailId)).status).toBe(404);
    expect(await app.db.$count(mails, eq(mails.userId, id))).toBe(1);
  });

  it('an admin signs a person out everywhere', async () => {
    const person = await buildTraveller(app.db);
    const signOut = (id: number) => app.call(routes.signOutPerson, { params: { id } }, admin.session);
    expect((await signOut(person.id)).status).toBe(204);
    expect(await lastAudit()).toMatchObject({ action: 'user.signed_out', targetId: String(person.id) });
    expect((await app.call(accountRoutes.currentUser, {}, person.session)).status).toBe(401);
    expect((await signOut(2_000_000_000)).status).toBe(404);
  });

  it('a note needs a text and a person, and there can be a hundred', async () => {
    const { id } = await buildTraveller(app.db);
    expect(await add(id, ' ')).toMatchObject({ status: 400, json: { fields: { text: 'Please write a note' } } });
    expect((await add(2_000_000_000, 'Gone.')).status).toBe(404);
    const many = Array.from({ length: maxPersonNotes - 1 }, () => ({ userId: id, text: 'a' }));
    await app.db.insert(personNotes).values(many);
    const replies = await Promise.all([add(id, 'b'), add(id, 'c')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('ERR-06 each look at a person is in the audit log, and no text that was looked for is anywhere', async () => {
    const person = await buildTraveller(app.db, { email: 'canary-9d41@larch.example' });
    await app.call(routes.lookUp, { body: { q: person.user.email } }, admin.session);
    expect(await lastAudit()).toMatchObject({
      action: 'lookup.made',
      changes: { by: { before: null, after: 'email' }, people: { before: null, after: [person.id] } },
    });
    await app.call(routes.getPersonPage, { params: { id: person.id } }, admin.session);
    expect(await lastAudit()).toMatchObject({ action: 'user.viewed', targetId: String(person.id) });
    const entries = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.id)));
    expect(JSON.stringify(entries)).not.toContain('canary-9d41');
    expect(app.log.lines.filter((line) => line.includes('canary-9d41'))).toEqual([]);
  });
});
