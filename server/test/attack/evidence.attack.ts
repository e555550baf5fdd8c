import { routes } from '@ascendant/contract/routes';
import { attachmentsMaxBytes } from '@ascendant/domain/payment/attachments';
import { describe, expect, it } from 'vitest';
import { as } from '../checkout/checkout';
import { checkedEnvironment } from '../checkout/scene';
import { attachFile, disputedBooking, pdfOf } from '../evidence';
import { buildAdmin } from '../factories/people';
import { pngOf } from '../pictures';
import type { Session } from '../test-app';

const environment = await checkedEnvironment();
const admin = as((await buildAdmin(environment.app.db)).user, 'admin');

const open = () => disputedBooking(environment);
const attach = (id: number, kind: string, content: Buffer, session = admin) =>
  attachFile(environment.app, { id, kind, content }, session);
const get = (path: string, session: Session) =>
  environment.app.inject({ url: `/api/admin/disputes/${path}`, headers: session });
const filesOf = async (id: number) =>
  (await environment.app.call(routes.getEvidence, { params: { id } }, admin)).body.attachments;

describe('reaching for the evidence about disputes', () => {
  it('a file is reached by its own dispute and kind alone', async () => {
    const [one, other] = [await open(), await open()];
    await attach(one.id, 'service', pdfOf(300));
    for (const path of [
      `${other.id}/attachments/service`,
      `${one.id}/attachments/signature`,
      `${one.id}/attachments/..%2Fservice`,
      `${one.id}/attachments/SERVICE`,
      `2000000000/attachments/service`,
      `2000000000/evidence-file`,
      `-1/evidence-file`,
    ])
      expect([path, (await get(path, admin)).statusCode]).toEqual([path, 404]);
    expect((await attach(2_000_000_000, 'service', pdfOf(300))).status).toBe(404);
    const params = { id: other.id, kind: 'service' as const };
    expect((await environment.app.call(routes.detachEvidence, { params }, admin)).status).toBe(404);
    expect(await filesOf(one.id)).toHaveLength(1);
  });

  it('a file that lies about itself is what it is, and is only ever downloaded', async () => {
    const { id } = await open();
    // The form calls each of them me.png.
    expect((await attach(id, 'service', pdfOf(300, '<script>alert(1)</script>'))).json[0].type).toBe('application/pdf');
    const { headers } = await get(`${id}/attachments/service`, admin);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="service.pdf"',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const polyglot = Buffer.concat([await pngOf(64, 64), pdfOf(300)]);
    expect((await attach(id, 'signature', polyglot)).status).toBe(200);
    expect((await filesOf(id)).map(({ type }) => type).toSorted()).toEqual(['application/pdf', 'image/jpeg']);
    expect((await get(`${id}/attachments/signature`, admin)).rawPayload.includes('%PDF')).toBe(false);
  });
});

describe('evidence at once', () => {
  it('many files at once never are more than banks take', async () => {
    const { id } = await open();
    const half = Math.floor(attachmentsMaxBytes / 2);
    const kinds = ['communication', 'signature', 'service'];
    const replies = await Promise.all(kinds.map((kind) => attach(id, kind, pdfOf(half))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 413]);
    expect(await filesOf(id)).toHaveLength(2);
  });

  it('sending often at once, with files that arrive meanwhile, sends once what is stored', async () => {
    const { id, providerId } = await open();
    await attach(id, 'service', pdfOf(300));
    const send = (note: string) => environment.app.call(routes.sendEvidence, { params: { id }, body: { note } }, admin);
    const [sent] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, index) => send(`They came (${index}).`))),
      Promise.all(['communication', 'signature'].map((kind) => attach(id, kind, pdfOf(200)))),
    ]);
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(1);
    await environment.app.runJobs();
    const there = await environment.evidenceFilesAtProvider(providerId);
    const added = there.filter(({ kind }) => kind !== 'summary');
    expect(added.map(({ kind }) => kind).toSorted()).toEqual((await filesOf(id)).map(({ kind }) => kind).toSorted());
  });
});
