import { createHash, createVerify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingRoutes } from '@ascendant/contract/booking';
import { ticketNumber } from '@ascendant/domain/booking/reference';
import { passColours } from '@ascendant/domain/site/brand';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, describe, it } from 'vitest';
import { tickets } from '../../../../db/schema/attendees';
import { events } from '../../../../db/schema/events';
import { walletPasses } from '../../../../db/schema/wallet';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildFreeEvent } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { appleFolder, googleKeyFile, openPushServer, passType, verifySignature } from '../../../../test/wallet-scene';
import { addJob } from '../../../jobs/add-job.repository';
import { readAppleWallet, readGoogleWallet } from './wallet-settings';

const folder = await appleFolder();
const apple = await openPushServer(folder);
const google = await googleKeyFile();
const app = await testApp({
  settings: {
    APPLE_WALLET: folder,
    APPLE_PUSH_BASE: apple.url,
    GOOGLE_WALLET: google.file,
    GOOGLE_WALLET_ISSUER: '3388000000022',
  },
});

/** A confirmed booking of one person. */
async function booked() {
  const person = await buildTraveller(app.db);
  const { event } = await buildFreeEvent(app.db);
  const bookingId = await bookFreely(app, person, { eventId: event.id });
  const get = (path: string) =>
    app.inject({ method: 'GET', url: `/my-bookings/${bookingId}${path}`, headers: person.session });
  return { person, event, bookingId, get };
}

interface Pass {
  readonly serialNumber: string;
  readonly authenticationToken: string;
  readonly webServiceURL: string;
  readonly voided?: boolean;
  readonly backgroundColor: string;
  readonly barcodes: readonly { readonly message: string }[];
  readonly eventTicket: Readonly<
    Record<'primaryFields' | 'secondaryFields' | 'auxiliaryFields', readonly { value: string }[]>
  >;
}

/** Opens a pass as a phone does: its signature, and each file's hash. */
function open(file: Buffer): Pass {
  const files = unzipSync(file);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  verifySignature(folder, files['manifest.json'] ?? new Uint8Array(), files['signature'] ?? new Uint8Array());
  const hashes = JSON.parse(text('manifest.json')) as Record<string, string>;
  for (const [name, content] of Object.entries(files))
    if (!['manifest.json', 'signature'].includes(name))
      expect(createHash('sha1').update(content).digest('hex')).toBe(hashes[name]);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['pass.json', 'icon.png', 'icon@2x.png', 'logo.png']));
  return JSON.parse(text('pass.json')) as Pass;
}

/** A phone that has a pass. It knows what's in the pass, and Apple's web service. */
function phone(pass: Pass, device = `device-${pass.serialNumber}`) {
  const base = new URL(pass.webServiceURL).pathname;
  const own = `${base}/v1/devices/${device}/registrations/${passType}`;
  const proof = { authorization: `ApplePass ${pass.authenticationToken}` };
  return {
    register: (pushToken = `push-${device}`, headers = proof) =>
      app.inject({ method: 'POST', url: `${own}/${pass.serialNumber}`, headers, payload: { pushToken } }),
    leave: (headers = proof) => app.inject({ method: 'DELETE', url: `${own}/${pass.serialNumber}`, headers }),
    changed: (since?: string) =>
      app.inject({ method: 'GET', url: since === undefined ? own : `${own}?passesUpdatedSince=${since}` }),
    fetch: (headers: Record<string, string> = proof) =>
      app.inject({ method: 'GET', url: `${base}/v1/passes/${passType}/${pass.serialNumber}`, headers }),
    proof,
  };
}

const openedPass = async (scene: Awaited<ReturnType<typeof booked>>) =>
  open((await scene.get('/ticket.pkpass?position=0')).rawPayload);

describe('a pass for Apple Wallet', () => {
  it('is signed as OpenSSL verifies, says what the ticket does, and has the colour of the sky at the start', async () => {
    const scene = await booked();
    const answer = await scene.get('/ticket.pkpass?position=0');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'cache-control': 'no-store',
    });
    const pass = open(answer.rawPayload);
    const { body } = await app.call(bookingRoutes.listMyBookings, undefined, scene.person.session);
    expect(pass.serialNumber).toBe(ticketNumber(scene.bookingId, 0));
    expect(pass.barcodes.map(({ message }) => message)).toEqual([body[0]?.tickets[0]?.code]);
    expect(pass.eventTicket.primaryFields[0]?.value).toBe(scene.event.title);
    expect(pass.eventTicket.secondaryFields[1]?.value).toBe(scene.event.location);
    const colours = Object.values(passColours).map((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    expect(colours.map((parts) => `rgb(${parts.join(', ')})`)).toContain(pass.backgroundColor);
  });

  it('is only the booker’s, of a valid ticket, and nothing else is found', async () => {
    const [scene, other] = [await booked(), await booked()];
    const url = `/my-bookings/${other.bookingId}/ticket.pkpass?position=0`;
    const statuses = [
      await app.inject({ method: 'GET', url, headers: scene.person.session }),
      await app.inject({ method: 'GET', url }),
      await scene.get('/ticket.pkpass'),
      await scene.get('/ticket.pkpass?position=1'),
      await scene.get('/ticket.pkpass?position=x'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 401, 404, 404, 404]);
    await app.db.update(tickets).set({ voidedAt: new Date() }).where(eq(tickets.bookingId, scene.bookingId));
    expect((await scene.get('/ticket.pkpass?position=0')).statusCode).toBe(404);
  });
});

describe('Apple’s web service', () => {
  it('tells a phone when its event moves, and the phone fetches the new pass, once', async () => {
    const scene = await booked();
    const pass = await openedPass(scene);
    const mine = phone(pass);
    expect((await mine.register()).statusCode).toBe(201);
    expect((await mine.register()).statusCode).toBe(200);
    const { lastUpdated } = (await mine.changed()).json() as { lastUpdated: string };
    await addJob(app.db, 'tell_of_passes', {});
    await app.runJobs();
    expect(apple.pushed).toEqual([]);
    expect((await mine.changed(lastUpdated)).statusCode).toBe(204);

    await app.db.update(events).set({ startTime: '11:30' }).where(eq(events.id, scene.event.id));
    await addJob(app.db, 'tell_of_passes', {});
    await app.runJobs();
    const device = `device-${pass.serialNumber}`;
    expect(apple.pushed.splice(0)).toEqual([{ path: `/3/device/push-${device}`, topic: passType, by: passType }]);
    const told = (await mine.changed(lastUpdated)).json() as { serialNumbers: string[]; lastUpdated: string };
    expect(told.serialNumbers).toEqual([pass.serialNumber]);
    const fetched = await mine.fetch();
    const [before, after] = [pass, open(fetched.rawPayload)].map(
      ({ eventTicket }) => eventTicket.secondaryFields[0]?.value ?? '',
    );
    expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(2.5 * 3_600_000);
    const again = await mine.fetch({ ...mine.proof, 'if-modified-since': String(fetched.headers['last-modified']) });
    expect(again.statusCode).toBe(304);
    expect((await mine.changed(told.lastUpdated)).statusCode).toBe(204);
  });

  it('voids the pass of a cancelled date, and forgets phones that removed theirs', async () => {
    const scene = await booked();
    const pass = await openedPass(scene);
    const mine = phone(pass);
    await mine.register();
    await app.db
      .update(events)
      .set({ status: 'cancelled', cancelledAt: new Date() })
      .where(eq(events.id, scene.event.id));
    apple.status = 410;
    await addJob(app.db, 'tell_of_passes', {});
    await app.runJobs();
    apple.status = 200;
    expect(apple.pushed.splice(0)).toHaveLength(1);
    expect(open((await mine.fetch()).rawPayload).voided).toBe(true);
    expect((await mine.changed()).statusCode).toBe(204);
    await mine.register();
    expect((await mine.leave()).statusCode).toBe(200);
    expect((await mine.changed()).statusCode).toBe(204);
  });

  it('answers 401 without the pass’s own token, whether or not there’s such a pass', async () => {
    const [pass, other] = [await openedPass(await booked()), await openedPass(await booked())];
    const stranger = { authorization: `ApplePass ${other.authenticationToken}` };
    for (const mine of [phone(pass), phone({ ...pass, serialNumber: 'ASC-ZZZZZ-01' })])
      for (const headers of [stranger, { authorization: '' }])
        expect([
          (await mine.register('push-token', headers)).statusCode,
          (await mine.fetch(headers)).statusCode,
          (await mine.leave(headers)).statusCode,
        ]).toEqual([401, 401, 401]);
    expect(await app.db.$count(walletPasses, sql`device like ${`%${pass.serialNumber}`}`)).toBe(0);
  });

  it('refuses a registration without an address to be told, and names of devices that can’t be ones', async () => {
    const pass = await openedPass(await booked());
    expect((await phone(pass).register('x')).statusCode).toBe(400);
    expect((await phone(pass, 'a%2Fb').register('push-token')).statusCode).toBe(404);
  });
});

describe('a pass for Google Wallet', () => {
  it('is a link that’s signed with the operator’s key, and has the ticket in it', async () => {
    const scene = await booked();
    const answer = await scene.get('/google-pass?position=0');
    expect(answer.statusCode).toBe(302);
    const link = String(answer.headers.location);
    expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const [head = '', claims = '', signature = ''] = link.slice(link.lastIndexOf('/') + 1).split('.');
    expect(
      createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(google.publicKey, signature, 'base64url'),
    ).toBe(true);
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      payload: { eventTicketObjects: object[] };
    };
    expect(said).toMatchObject({ iss: 'wallet@example.iam', aud: 'google', typ: 'savetowallet' });
    const { body } = await app.call(bookingRoutes.listMyBookings, undefined, scene.person.session);
    expect(said.payload.eventTicketObjects).toMatchObject([
      { ticketNumber: ticketNumber(scene.bookingId, 0), barcode: { value: body[0]?.tickets[0]?.code } },
    ]);
  });
});

describe('the settings of wallets', () => {
  it('say which file can’t be used, and never what’s in it', () => {
    expect(() => readAppleWallet('/nowhere', '')).toThrow(
      "The setting APPLE_WALLET: /nowhere/certificate.pem can't be read.",
    );
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"private_key":"secret"}');
    expect(() => readGoogleWallet(broken, '1')).toThrow(
      'The setting GOOGLE_WALLET: the file is not the key of a service account.',
    );
    writeFileSync(join(folder, 'certificate.pem'), 'secret');
    expect(() => readAppleWallet(folder, '')).toThrow('certificate.pem is not a certificate of a pass type.');
  });
});
