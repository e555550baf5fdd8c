import { waiverRoutes } from '@ascendant/contract/waiver';
import { describe, expect, it } from 'vitest';
import { bookingLinkToken } from '../../src/modules/tickets/booking-link';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent } from '../factories/events';
import { buildGate, buildMember } from '../factories/organizations';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { buildWaiver } from '../factories/waivers';
import { testApp, type Session } from '../test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);
const other = await buildOrganizer(app.db);
const eventId = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
const bookingId = await bookFreely(app, await buildTraveller(app.db, { firstName: 'Mallory', lastName: 'Mallory' }), {
  eventId,
});
const token = (await buildWaiver(app.db, { eventId, bookingId })).token;

const open = (secret: string) => app.call(waiverRoutes.openWaiver, { body: { token: secret } }, {});
const sign = (secret: string, position = 0) =>
  app.call(
    waiverRoutes.signWaiver,
    {
      body: {
        token: secret,
        position,
        signatureId: crypto.randomUUID(),
        version: 1,
        signedName: 'Mallory',
        agreed: true as const,
      },
    },
    {},
  );
const signedId = (await sign(token)).body.people[0]?.signed?.pdfId ?? 0;
const get = async (url: string, headers: Session = {}) =>
  (await app.inject({ method: 'GET', url, headers })).statusCode;

describe('waivers, from outside', () => {
  it('no link is made by counting, cutting, or taking the proof of another booking', async () => {
    const theirs = await bookFreely(app, await buildTraveller(app.db, { firstName: 'Mallory', lastName: 'Mallory' }), {
      eventId,
    });
    const [id = '', proof = ''] = token.split('.');
    for (const forged of [
      `${theirs}.${proof}`,
      `${id}.${proof.slice(0, 42)}`,
      `${id}.${'A'.repeat(43)}`,
      `0${id}.${proof}`,
    ]) {
      expect((await open(forged)).status).toBe(404);
      expect((await sign(forged)).status).toBe(404);
      expect(await get(`/waivers/${forged}/${signedId}.pdf`)).toBe(404);
    }
  });

  it('a link opens no other booking’s file, and signs for no one outside its booking', async () => {
    const bookingId = await bookFreely(
      app,
      await buildTraveller(app.db, { firstName: 'Mallory', lastName: 'Mallory' }),
      { eventId },
    );
    const mine = await bookingLinkToken(app.db, { purpose: 'waiver', bookingId });
    expect(await get(`/waivers/${mine}/${signedId}.pdf`)).toBe(404);
    for (const position of [1, 99]) expect((await sign(mine, position)).status).toBe(404);
    const questions = await bookingLinkToken(app.db, { purpose: 'questions', bookingId });
    expect((await open(questions)).status).toBe(404);
  });

  it('another organization gets 404 for everything about it', async () => {
    const manager = await buildMember(app.db, other.id, 'manager');
    for (const { session } of [other, manager]) {
      for (const { method, path } of [waiverRoutes.getWaiver, waiverRoutes.endWaiver])
        expect(
          (await app.inject({ method, url: path.replace(':id', String(eventId)), headers: session })).statusCode,
        ).toBe(404);
      const body = { title: 'x', text: 'x', basedOn: 1, asksAgain: true };
      const written = await app.call(waiverRoutes.writeWaiver, { params: { id: eventId }, body }, session);
      expect(written.status).toBe(404);
      expect(await get(`/organizer/events/${eventId}/waivers/${signedId}.pdf`, session)).toBe(404);
    }
    const own = (await buildFreeEvent(app.db, { createdBy: other.id })).id;
    expect(await get(`/organizer/events/${own}/waivers/${signedId}.pdf`, other.session)).toBe(404);
  });

  it('a gate device reads no signed waiver and writes no text, and signs for its own date only', async () => {
    const gate = await buildGate(app.db, { organizerId: organizer.id, dates: [eventId] });
    // Its files and pages see a visitor (GAT-01).
    expect(await get(`/organizer/events/${eventId}/waivers/${signedId}.pdf`, gate.session)).toBe(401);
    const body = { title: 'x', text: 'x', basedOn: 1, asksAgain: true };
    const written = await app.call(waiverRoutes.writeWaiver, { params: { id: eventId }, body }, gate.session);
    expect(written.status).toBe(403);
    const elsewhere = (await buildFreeEvent(app.db, { createdBy: organizer.id })).id;
    const signature = { signatureId: crypto.randomUUID(), version: 1, signedName: 'x', agreed: true as const };
    const signatures = [{ ...signature, ticketId: 1, signedAt: new Date().toISOString() }];
    const sent = await app.call(
      waiverRoutes.signAtGate,
      { params: { id: elsewhere }, body: { signatures } },
      gate.session,
    );
    expect(sent.status).toBe(404);
  });

  it('nothing of a name or a secret is in the log', () => {
    const written = app.log.lines.join('\n');
    expect(written).not.toContain('Mallory');
    expect(written).not.toContain(token.split('.')[1]);
  });
});
