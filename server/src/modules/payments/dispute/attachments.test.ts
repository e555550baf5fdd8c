import { routes } from '@ascendant/contract/routes';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { attachmentsMaxBytes } from '@ascendant/domain/payment/attachments';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { disputeAttachments, disputes } from '../../../../db/schema/disputes';
import { auditLog } from '../../../../db/schema/logs';
import { as } from '../../../../test/checkout/checkout';
import { checkedEnvironment } from '../../../../test/checkout/scene';
import { attachFile, disputedBooking, pdfOf } from '../../../../test/evidence';
import { buildAdmin } from '../../../../test/factories/people';
import { pdfTexts } from '../../../../test/pdf-text';
import { photograph, pngOf, pngOfBytes } from '../../../../test/pictures';

const environment = await checkedEnvironment();
const { app } = environment;
const admin = (await buildAdmin(app.db)).user;

describe('PAY-25 files that go with evidence', () => {
  const call = () => as(admin, 'admin');
  const disputed = () => disputedBooking(environment);
  const attach = (id: number, kind: string, content: Buffer) => attachFile(app, { id, kind, content }, call());
  const shown = async (id: number) => (await app.call(routes.getEvidence, { params: { id } }, call())).body;
  const send = (id: number, headers = {}) =>
    app.call(routes.sendEvidence, { params: { id }, body: { note: 'They came.' } }, { ...call(), ...headers });
  const download = (id: number, path: string) =>
    app.inject({ url: `/api/admin/disputes/${id}/${path}`, headers: call() });
  const rowOf = async (id: number) => (await app.db.select().from(disputes).where(eq(disputes.id, id)))[0];

  it('reach the bank with what the site has put together as a PDF', async () => {
    const { id, providerId, opened, event } = await disputed();
    expect((await attach(id, 'communication', pdfOf(2000))).json).toEqual([
      { kind: 'communication', type: 'application/pdf', bytes: 2000 },
    ]);
    await attach(id, 'service', await pngOf(300, 200));
    const preview = await download(id, 'evidence-file');
    expect(preview.headers['content-type']).toBe('application/pdf');
    const printed = (await pdfTexts(preview.rawPayload)).flat().join(' ');
    for (const text of [
      bookingReference(opened.bookingId),
      providerId,
      event.title,
      'What was sold',
      'Tickets and check-in',
    ])
      expect(printed).toContain(text);
    await send(id);
    await app.runJobs();
    const files = await environment.evidenceFilesAtProvider(providerId);
    expect(files).toEqual(
      expect.arrayContaining([
        { kind: 'summary', type: 'application/pdf', bytes: expect.any(Number) },
        { kind: 'communication', type: 'application/pdf', bytes: 2000 },
        { kind: 'service', type: 'image/jpeg', bytes: expect.any(Number) },
      ]),
    );
    expect(files).toHaveLength(3);
    const sent = await download(id, 'evidence-file');
    expect(sent.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sent.rawPayload).toHaveLength(files.find(({ kind }) => kind === 'summary')?.bytes ?? 0);
    expect(await rowOf(id)).toMatchObject({ evidenceError: null, evidenceSentAt: expect.any(Date) });
  });

  it('can be read again, replaced and removed until the evidence is sent, and not afterwards', async () => {
    const { id } = await disputed();
    const one = { id, kind: 'signature' as const };
    await attach(id, one.kind, pdfOf(500));
    await attach(id, one.kind, pdfOf(700));
    const file = await download(id, 'attachments/signature');
    expect(file.rawPayload.equals(pdfOf(700))).toBe(true);
    expect(file.headers['content-disposition']).toBe('attachment; filename="signature.pdf"');
    expect((await app.call(routes.detachEvidence, { params: one }, call())).status).toBe(204);
    expect((await app.call(routes.detachEvidence, { params: one }, call())).status).toBe(404);
    expect((await download(id, 'attachments/signature')).statusCode).toBe(404);
    await attach(id, one.kind, pdfOf(900));
    await send(id);
    const [late, removed] = [
      await attach(id, 'service', pdfOf(500)),
      await app.call(routes.detachEvidence, { params: one }, call()),
    ];
    expect([late.status, late.json.message]).toEqual([409, 'Evidence about this dispute has already been sent.']);
    expect(removed.status).toBe(409);
    expect((await shown(id)).attachments).toEqual([{ kind: 'signature', type: 'application/pdf', bytes: 900 }]);
    const log = await app.db.$count(
      auditLog,
      sql`action like 'dispute.attachment%' and target_id = ${String(id)} and actor_id = ${admin.id}`,
    );
    expect(log).toBe(4);
  });

  it('are pictures without their metadata, and PDFs of any size up to what banks take together', async () => {
    const { id } = await disputed();
    await attach(id, 'service', await photograph());
    const picture = (await download(id, 'attachments/service')).rawPayload;
    const { format, exif, width, height } = await sharp(picture).metadata();
    expect({ format, exif, width, height }).toEqual({ format: 'jpeg', exif: undefined, width: 40, height: 60 });
    const script = '<script>alert(1)</script>';
    await attach(id, 'service', Buffer.concat([await pngOf(64, 64), Buffer.from(script)]));
    expect((await download(id, 'attachments/service')).rawPayload.includes(script)).toBe(false);
    await attach(id, 'service', await photograph());
    const left = attachmentsMaxBytes - picture.length;
    expect((await attach(id, 'signature', pdfOf(left + 1))).status).toBe(413);
    expect((await attach(id, 'signature', pdfOf(left))).status).toBe(200);
    expect((await attach(id, 'communication', pdfOf(100))).json.message).toMatch(/more than 4 MB/);
    // Instead of the file of the same kind.
    expect((await attach(id, 'signature', pdfOf(left - 100))).status).toBe(200);
    expect((await attach(id, 'communication', pdfOf(100))).status).toBe(200);
  });

  it('are refused by their content, with a sentence, and nothing else changes', async () => {
    const { id } = await disputed();
    await attach(id, 'service', pdfOf(300));
    const refused: readonly (readonly [Buffer, number, RegExp])[] = [
      [Buffer.from('They came.'), 415, /PDF, JPG or PNG/],
      [Buffer.from('<html><script>alert(1)</script>%PDF-1.7'), 415, /PDF, JPG or PNG/],
      [(await pngOf(64, 64)).subarray(0, 120), 415, /damaged/],
      [Buffer.from('%PDF-1.7\nbroken off'), 415, /damaged/],
      [pdfOf(500, 'trailer << /Encrypt 5 0 R >>'), 415, /password/],
      [pdfOf(attachmentsMaxBytes + 1), 413, /too large/],
      [await pngOfBytes(10_000_001), 413, /too large/],
    ];
    for (const [content, status, sentence] of refused) {
      const answer = await attach(id, 'service', content);
      expect([answer.status, answer.json.message]).toEqual([status, expect.stringMatching(sentence)]);
    }
    expect((await shown(id)).attachments).toEqual([{ kind: 'service', type: 'application/pdf', bytes: 300 }]);
  });

  it.each([
    ['the deadline has passed', `evidence_due_at = now()`, /deadline .+ has passed/],
    ['the bank is deciding', `status = 'under_review'`, /already deciding/],
    ['it’s over', `status = 'won', closed_at = now()`, /is over/],
  ])('are refused when %s, and so is the evidence', async (_when, change, sentence) => {
    const { id, providerId } = await disputed();
    await attach(id, 'service', pdfOf(300));
    await app.db.execute(sql`update disputes set ${sql.raw(change)} where id = ${id}`);
    const replies = [await attach(id, 'signature', pdfOf(300)), await send(id)];
    for (const { status, json } of replies)
      expect([status, JSON.stringify(json)]).toEqual([409, expect.stringMatching(sentence)]);
    const { canSend, refusal, attachments } = await shown(id);
    expect({ canSend, refusal, count: attachments.length }).toEqual({
      canSend: false,
      refusal: expect.stringMatching(sentence),
      count: 1,
    });
    await app.runJobs();
    expect(await environment.evidenceFilesAtProvider(providerId)).toEqual([]);
    // As the provider has it.
    await app.db.execute(sql`update disputes set status = 'needs_response', closed_at = null where id = ${id}`);
  });

  it('say who sent them, and a repeat with the same key changes nothing', async () => {
    const { id } = await disputed();
    const key = { 'idempotency-key': `evidence-${id}` };
    expect((await send(id, key)).status).toBe(204);
    expect((await send(id, key)).status).toBe(204);
    expect((await shown(id)).sentBy).toBe(admin.username);
    const log = await app.db.$count(auditLog, sql`action = 'dispute.evidence_sent' and target_id = ${String(id)}`);
    expect(log).toBe(1);
  });

  it('wait with the evidence for a provider that doesn’t answer, and are sent once', async () => {
    const { id, providerId } = await disputed();
    await attach(id, 'service', pdfOf(300));
    await send(id);
    environment.faults.loseAnswers = 1;
    await app.runJobs().catch(() => undefined);
    environment.letPass(60);
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.runJobs();
    expect(await environment.evidenceFilesAtProvider(providerId)).toHaveLength(2);
    expect(await app.db.$count(disputeAttachments, eq(disputeAttachments.disputeId, id))).toBe(1);
  });
});
