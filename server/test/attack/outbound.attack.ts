import { request } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activities, webhookDeliveries } from '../../db/schema/activities';
import { outbound, type Outbound, type Resolve } from '../../src/adapters/outbound/outbound';
import { isOutside } from '../../src/adapters/outbound/outside-address';
import { addJob } from '../../src/jobs/add-job.repository';
import { buildKey, buildWebhook } from '../factories/organizations';
import { buildOrganizer } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp();
const owner = await buildOrganizer(app.db);
const key = await buildKey(app.db, { organizerId: owner.id });

/** How often anything on this machine was reached. */
let reached = 0;
const servers: Server[] = [];
const ports: number[] = [];

beforeAll(async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer((socket) => {
      reached += 1;
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
    await new Promise<void>((listens) => server.listen(0, host, listens));
    servers.push(server);
    ports.push((server.address() as AddressInfo).port);
  }
});
beforeEach(() => {
  reached = 0;
});
afterAll(() => servers.forEach((server) => server.close()));

/** This machine, its networks and ways around to them, as an address can spell them. */
const inside = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.1',
  '017700000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '１２７.０.０.１',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '10.0.0.5',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.0.1',
  '255.255.255.255',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'api.localhost',
  'me@127.0.0.1',
  'hooks.example@127.0.0.1',
  'hooks.example:443@localhost',
];
const addresses = () =>
  inside.flatMap((host) => [`http://${host}:${ports[0]}/`, `https://${host}:${ports[1]}/`, `https://${host}/`]);

describe('no webhook reaches this machine', () => {
  it('by an address that someone types, on the screen or with a key', async () => {
    expect(addresses().length).toBeGreaterThan(60);
    for (const url of addresses()) {
      const body = { url, types: ['booking.confirmed' as const] };
      const headers = { ...key.session, 'idempotency-key': url.replaceAll(/[^\u0021-\u007e]/g, '~') };
      for (const reply of [
        await app.call(routes.addWebhook, { body }, owner.session),
        await app.call(routes.addV1Webhook, { body }, headers),
      ])
        expect([url, reply.status]).toEqual([url, 400]);
    }
    expect(reached).toBe(0);
  });

  it('by an address that is stored all the same, at each try and each test', async () => {
    for (const url of addresses()) {
      const { id } = await buildWebhook(app.db, { organizerId: owner.id });
      await app.db.execute(sql`update webhooks set url = ${url} where id = ${id}`);
      await addJob(app.db, 'send_webhooks', { webhookId: id });
      await app.runJobs();
      await app.call(routes.testWebhook, { params: { id } }, owner.session);
    }
    const deliveries = await app.db.select().from(webhookDeliveries);
    expect(deliveries.length).toBe(addresses().length);
    const tries = deliveries.map((delivery) => delivery.tries);
    expect(tries.every((each) => each.length > 0 && each.every(({ status }) => status === null))).toBe(true);
    expect(reached).toBe(0);
    await app.db.delete(activities);
  });

  it('by a redirect', async () => {
    const [from = 0, to = 0] = ports;
    const server = createServer((socket) =>
      socket.end(`HTTP/1.1 307 Elsewhere\r\nlocation: http://[::1]:${to}/\r\ncontent-length: 0\r\n\r\n`),
    );
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    const guard = outbound({ publicUrl: 'https://site.example', allowed: ['127.0.0.1/32'] });
    expect(await guard.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({ status: 307 });
    expect([from > 0, reached]).toEqual([true, 0]);
  });
});

const message = { headers: {}, body: '{}' };

/** A name that leads outside when it's judged, and inside a moment later. */
function movingName(): { readonly resolve: Resolve; readonly lookUps: () => number } {
  let lookUps = 0;
  return {
    resolve: async () => [{ address: (lookUps += 1) === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }],
    lookUps: () => lookUps,
  };
}

describe('OUT-03 a name that leads inside a moment later', () => {
  it('isn’t looked up again', async () => {
    const { resolve, lookUps } = movingName();
    const guard = outbound({ publicUrl: 'https://site.example', allowed: ['192.0.2.0/24'], resolve });
    await guard.post('https://hooks.example/', message);
    expect([lookUps(), reached]).toEqual([1, 0]);
  });

  it('is found by this suite in a guard that judges a name and then connects by it', async () => {
    const { resolve, lookUps } = movingName();
    await plantedGuard(resolve).post(`http://hooks.example:${ports[0]}/`, message);
    expect([lookUps(), reached]).toEqual([2, 1]);
  });
});

/** What many guards do. */
function plantedGuard(resolve: Resolve): Pick<Outbound, 'post'> {
  return {
    post: async (url) => {
      const [judged] = await resolve(new URL(url).hostname);
      if (!isOutside(judged?.address ?? '', ['192.0.2.0/24'])) return { status: null, retryAfter: null, reason: 'no' };
      return new Promise((answered, failed) => {
        const lookup: NonNullable<Parameters<typeof request>[1] & object>['lookup'] = (name, options, found) =>
          void resolve(name).then(([first]) =>
            options.all === true ? found(null, first ? [first] : []) : found(null, first?.address ?? '', 4),
          );
        const asking = request(url, { method: 'POST', lookup }, (response) => {
          response.resume();
          answered({ status: response.statusCode ?? null, retryAfter: null, reason: null });
        });
        asking.on('error', failed).end('{}');
      });
    },
  };
}
