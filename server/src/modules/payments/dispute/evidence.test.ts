import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { wholeEvidence } from '@ascendant/domain/payment/evidence';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { disputes } from '../../../../db/schema/disputes';
import { auditLog } from '../../../../db/schema/logs';
import { as } from '../../../../test/checkout/checkout';
import { checkedEnvironment } from '../../../../test/checkout/scene';
import { disputedBooking } from '../../../../test/evidence';
import { buildAdmin, buildOrganizer } from '../../../../test/factories/people';
import { addJob } from '../../../jobs/add-job.repository';
import { accountingModule } from '../../accounting/accounting.module';

const environment = await checkedEnvironment({ later: [accountingModule] });
const { app } = environment;
const admin = (await buildAdmin(app.db)).user;

describe('PAY-25 evidence about a dispute', () => {
  const disputed = () => disputedBooking(environment);
  const call = () => as(admin, 'admin');
  const evidenceOf = (id: number, headers = call()) => app.call(routes.getEvidence, { params: { id } }, headers);
  const send = (id: number, note = '', headers = call()) =>
    app.call(routes.sendEvidence, { params: { id }, body: { note } }, headers);
  const rowOf = async (id: number) => (await app.db.select().from(disputes).where(eq(disputes.id, id)))[0];
  const setDue = (id: number, hours: number) =>
    app.db.execute(sql`update disputes set evidence_due_at = now() + ${hours} * interval '1 hour' where id = ${id}`);
  const reminders = () =>
    app.mailer.sent.filter(({ to, subject }) => to === admin.email && subject.startsWith('Evidence is due soon'));

  const issueDocuments = async () => {
    await addJob(app.db, 'issue_documents', {});
    await app.runJobs();
  };

  it('is put together from booking, terms, tickets and emails', async () => {
    const { id, user, event, opened } = await disputed();
    await issueDocuments();
    const { body } = await evidenceOf(id);
    expect(body.canSend).toBe(true);
    for (const text of [bookingReference(opened.bookingId), event.title, user.email, '$120.01', 'Total'])
      expect(body.evidence.sale).toContain(text);
    expect(body.evidence.policy).toMatch(/Accepted before paying[^]*Moderate: Full refund until 7 days/);
    expect(body.evidence.use).toMatch(/issued .+, not used/);
    expect(body.evidence.contact).toMatch(/Your booking is confirmed/);
    expect(body.evidence.messages).toBe('None.');
    expect(body.evidence.money).toMatch(/^Receipt R-.+ of \$120\.01, issued .+\.\nNo refund was asked for\.$/);
    await app.db.execute(sql`update tickets set checked_in_at = now() where booking_id = ${opened.bookingId}`);
    expect((await evidenceOf(id)).body.evidence.use).toContain('scanned at the entrance');
  });

  it('says that traveller and host wrote to each other, never what', async () => {
    const { id, user, event } = await disputed();
    const host = await buildOrganizer(app.db);
    await app.db.execute(sql`
      with conversation as (insert into conversations (event_id, traveller_id, host_id)
        values (${event.id}, ${user.id}, ${host.id}) returning id)
      insert into conversation_messages (conversation_id, sender, text)
        select id, 'traveller', 'Where do we meet?' from conversation
        union all select id, 'host', 'At the trailhead.' from conversation
        union all select id, 'host', 'Bring water.' from conversation`);
    const { messages } = (await evidenceOf(id)).body.evidence;
    expect(messages).toMatch(
      /^The host wrote to the traveller: 2 messages, the first .+, the last .+\.\nThe traveller wrote to the host: 1 message, the first .+\.$/,
    );
    expect(messages).not.toMatch(/meet|trailhead/);
  });

  it('has each refund with its steps, and its credit note', async () => {
    const { id } = await disputedBooking(environment, (bookingId) =>
      app.call(routes.refundBooking, { params: { id: bookingId }, body: { amount: '5.00' } }, call()),
    );
    await issueDocuments();
    const { money, sale } = (await evidenceOf(id)).body.evidence;
    expect(money).toMatch(/\nCredit note C-.+ of \$5\.00, issued .+\.\n/);
    expect(money).toMatch(/\nRefund 1 of \$5\.00: asked for .+, made .+\.$/);
    expect(sale).toContain('Refunded: $5.00');
  });

  it('reaches the bank once, with what an admin adds, and stays as it was sent', async () => {
    const { id, opened } = await disputed();
    expect((await send(id, 'They came, and signed in at the trailhead.')).status).toBe(204);
    expect((await send(id, 'Again')).status).toBe(409);
    await app.runJobs();
    await environment.hear(opened.paymentIntentId);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'under_review', evidenceSentAt: expect.any(Date), evidenceError: null });
    await app.db.execute(sql`update tickets set checked_in_at = now() where booking_id = ${opened.bookingId}`);
    const { body } = await evidenceOf(id);
    expect(body).toMatchObject({ canSend: false, evidenceSentAt: expect.any(String) });
    expect(body.evidence.note).toBe('They came, and signed in at the trailhead.');
    expect(body.evidence.use).toContain('not used');
    const log = await app.db.$count(
      auditLog,
      sql`action = 'dispute.evidence_sent' and target_id = ${String(id)} and actor_id = ${admin.id}`,
    );
    expect(log).toBe(1);
  });

  it('is sent when the provider answers again, under the same key', async () => {
    const { id } = await disputed();
    await send(id);
    environment.faults.loseAnswers = 1;
    await app.runJobs().catch(() => undefined);
    environment.letPass(60);
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ evidenceSentAt: expect.any(Date), evidenceError: null });
  });

  /** Evidence that reaches the provider as of someone else's name, so that the same can't be sent again. */
  const reach = (providerId: string, key: string) =>
    environment.provider.sendEvidence({
      disputeId: providerId,
      key,
      customerName: 'A Former Name',
      customerEmail: null,
      serviceDate: '2026-12-01',
      evidence: wholeEvidence({ sale: 'A booking.' }),
      files: [],
    });

  it('counts as sent if the provider has it, though its answer was lost and a name has changed since', async () => {
    const { id, providerId } = await disputed();
    await send(id);
    await reach(providerId, `${id}:${(await rowOf(id))?.evidenceAskedAt?.getTime()}`);
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({
      status: 'under_review',
      evidenceSentAt: expect.any(Date),
      evidenceError: null,
    });
  });

  it('doesn’t count as sent if the provider has other evidence', async () => {
    const { id, providerId } = await disputed();
    await send(id);
    await reach(providerId, 'from-another-page');
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'under_review', evidenceSentAt: null, evidenceError: 'refused' });
  });

  it('is sent although its job gave up, when the provider answers again', async () => {
    const { id } = await disputed();
    await send(id);
    await app.db.execute(sql`delete from graphile_worker._private_jobs where key = ${`send_evidence:${id}`}`);
    await addJob(app.db, 'remind_of_disputes', {});
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ evidenceSentAt: expect.any(Date), evidenceError: null });
  });

  it('that the provider refuses says so, and isn’t sent once the bank has decided', async () => {
    const { id, providerId, opened } = await disputed();
    await environment.moveDisputeAtProvider(providerId, 'lost');
    await send(id);
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'lost', evidenceSentAt: null, evidenceError: 'refused' });
    await environment.hear(opened.paymentIntentId);
    expect((await send(id)).status).toBe(409);
  });

  it('can’t be sent after the deadline, and admins are reminded twice before it', async () => {
    const { id } = await disputed();
    const before = reminders().length;
    const remind = async (hours: number) => {
      await setDue(id, hours);
      for (let times = 0; times < 2; times += 1) {
        await addJob(app.db, 'remind_of_disputes', {});
        await app.runJobs();
      }
      return reminders().length - before;
    };
    expect(await remind(73)).toBe(0);
    expect(await remind(71)).toBe(1);
    expect(await remind(23)).toBe(2);
    expect(await remind(-1)).toBe(2);
    const { status, json } = await send(id);
    expect([status, JSON.stringify(json)]).toEqual([409, expect.stringContaining('deadline')]);
  });
});
