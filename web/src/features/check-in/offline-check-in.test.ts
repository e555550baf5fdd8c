// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { memoryStore, type CheckInStore } from '../../storage/check-in-store';
import {
  buildTicket,
  fakeCheckInServer,
  fakeHash,
  mayasCode,
  type FakeCheckInServer,
} from '../../test/fake-check-in-server';
import { longWait } from '../../test/long-wait';
import type { OfflineCheckIn } from './offline-check-in';
import { openCheckIn } from './open-check-in';

const theosCode = 'theo-theo-theo-theo-0002.signaturesignature';
const maya = buildTicket();
const theo = buildTicket({
  id: 2,
  attendeeName: 'Théo Lindqvist',
  isChild: true,
  checkInCode: 'THE00002',
  textHash: fakeHash(theosCode),
});

interface Device {
  readonly checkIn: OfflineCheckIn;
  readonly store: CheckInStore;
  verdict(): string | undefined;
}

let ids = 0;

/** A phone checking people in, its clock ten minutes slow. */
function device(server: FakeCheckInServer, store = memoryStore()): Device {
  const checkIn = openCheckIn({
    eventId: 7,
    store,
    readList: server.readList,
    send: server.send,
    sendSignatures: server.sendSignatures,
    undo: server.undo,
    now: () => server.clockMs - 600_000,
    newId: () => `scan-${(ids += 1)}`,
    hash: async (text) => fakeHash(text),
    timeoutMs: 20,
  });
  return { checkIn, store, verdict: () => checkIn.snapshot().verdict?.outcome };
}

async function started(server = fakeCheckInServer([maya, theo])) {
  const phone = device(server);
  await phone.checkIn.start();
  return { server, ...phone };
}

function states({ checkIn }: Pick<Device, 'checkIn'>) {
  return checkIn.snapshot().tickets.map(({ state }) => state);
}

async function until(isSo: () => boolean): Promise<void> {
  await vi.waitUntil(isSo, { ...longWait, interval: 5 });
}

describe('checking in online', () => {
  it("shows the server's answer for a QR code, a typed code and a name", async () => {
    const { checkIn, verdict, server } = await started();
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot().verdict).toMatchObject({ outcome: 'admitted', isConfirmed: true });
    await checkIn.scan('the0-0002');
    expect(checkIn.snapshot().verdict?.ticket).toMatchObject({ attendeeName: 'Théo Lindqvist', isChild: true });
    await checkIn.tick(theo.id);
    expect(verdict()).toBe('duplicate');
    expect(server.received).toHaveLength(3);
    expect(checkIn.snapshot().waiting).toBe(0);
  });

  it('says when someone already checked in', async () => {
    const { checkIn } = await started(
      fakeCheckInServer([{ ...maya, state: 'checked_in', checkedInAt: '2027-07-02T09:41:00.000Z' }]),
    );
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot().verdict).toMatchObject({
      outcome: 'duplicate',
      ticket: { checkedInAt: '2027-07-02T09:41:00.000Z' },
    });
  });

  it('asks the server about a ticket sold after the list was read', async () => {
    const { checkIn, server, verdict } = await started(fakeCheckInServer([maya]));
    server.tickets = [maya, theo];
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('admitted');
    expect(checkIn.snapshot().tickets.map(({ attendeeName }) => attendeeName)).toContain('Théo Lindqvist');
  });

  it("rejects text that can't be a ticket code without asking", async () => {
    const { checkIn, server, verdict } = await started();
    expect(await checkIn.scan('https://example.com')).toBe(false);
    expect(verdict()).toBe('unknown');
    expect(server.received).toEqual([]);
  });

  it("records the server's time, whatever this phone’s clock says", async () => {
    const { checkIn, server } = await started();
    await checkIn.scan(mayasCode);
    expect(server.received[0]?.scannedAt).toBe('2027-07-02T10:00:00.000Z');
  });
});

describe('checking in offline', () => {
  it('works from its list: admits, spots duplicates, and refuses void tickets', async () => {
    const { checkIn, server, verdict } = await started(fakeCheckInServer([maya, { ...theo, state: 'void' }]));
    server.network = 'gone';
    checkIn.lost();
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot().verdict).toMatchObject({ outcome: 'admitted', isConfirmed: false });
    await checkIn.tick(maya.id);
    expect(checkIn.snapshot().verdict).toMatchObject({
      outcome: 'duplicate',
      ticket: { checkedInAt: '2027-07-02T10:00:00.000Z' },
    });
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('void');
    expect(checkIn.snapshot()).toMatchObject({ waiting: 3, connection: 'offline' });
  });

  it("admits no one who isn't on the list, forged or sold since, and doesn't use up their ticket", async () => {
    const { checkIn, server, verdict } = await started(fakeCheckInServer([maya]));
    server.tickets = [maya, theo];
    server.network = 'gone';
    checkIn.lost();
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('not_listed');
    await checkIn.scan(mayasCode.replace(/e$/, 'f'));
    expect(verdict()).toBe('not_listed');
    server.network = 'there';
    await checkIn.refresh();
    expect(server.tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('admitted');
  });

  it("notices when a request doesn't get through", async () => {
    const { checkIn, server } = await started();
    server.network = 'gone';
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot()).toMatchObject({ connection: 'offline', waiting: 1, isChecking: false });
    expect(checkIn.snapshot().verdict).toMatchObject({ outcome: 'admitted', isConfirmed: false });
  });

  it('waits only briefly for a slow network', async () => {
    const { checkIn, server, verdict } = await started();
    server.network = 'slow';
    await checkIn.scan(mayasCode);
    expect(verdict()).toBe('admitted');
    expect(checkIn.snapshot().connection).toBe('offline');
    server.network = 'there';
    server.release();
    await until(() => checkIn.snapshot().waiting === 0);
    expect(checkIn.snapshot()).toMatchObject({
      connection: 'online',
      verdict: { outcome: 'admitted', isConfirmed: true },
    });
    expect(checkIn.snapshot().list?.conflicts).toEqual([]);
  });

  it('sends waiting scans in order when the network is back', async () => {
    const { checkIn, server, ...phone } = await started();
    server.network = 'gone';
    checkIn.lost();
    await checkIn.scan(mayasCode);
    await checkIn.tick(theo.id);
    server.network = 'there';
    await checkIn.refresh();
    expect(checkIn.snapshot()).toMatchObject({ connection: 'online', waiting: 0 });
    expect(server.received.map((scan) => ('code' in scan ? 'code' : scan.ticketId))).toEqual(['code', 2]);
    expect(states({ checkIn })).toEqual(['checked_in', 'checked_in']);
    expect(await phone.store.readScans(7)).toEqual([]);
  });

  it('sends a scan again if its answer was lost, and it counts once', async () => {
    const { checkIn, server } = await started();
    server.network = 'lost';
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot().verdict).toMatchObject({ outcome: 'admitted', isConfirmed: false });
    server.network = 'there';
    await checkIn.refresh();
    expect(new Set(server.received.map(({ scanId }) => scanId)).size).toBe(1);
    expect(checkIn.snapshot().list?.conflicts).toEqual([]);
    expect(checkIn.snapshot().waiting).toBe(0);
  });

  it("doesn't use up an unlisted ticket that the server admitted, if the answer was lost", async () => {
    const { checkIn, server, verdict } = await started(fakeCheckInServer([maya]));
    server.tickets = [maya, theo];
    server.network = 'lost';
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('not_listed');
    server.network = 'there';
    await checkIn.refresh();
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('admitted');
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('duplicate');
  });

  it('sends more than a hundred scans in batches', async () => {
    const many = Array.from({ length: 230 }, (_, index) =>
      buildTicket({ id: index + 1, checkInCode: String(10_000_000 + index), textHash: `hash ${index}` }),
    );
    const { checkIn, server } = await started(fakeCheckInServer(many));
    server.network = 'gone';
    checkIn.lost();
    for (const { id } of many) await checkIn.tick(id);
    expect(checkIn.snapshot().waiting).toBe(230);
    server.network = 'there';
    await checkIn.refresh();
    expect(checkIn.snapshot().waiting).toBe(0);
    expect(new Set(server.received.map(({ scanId }) => scanId)).size).toBe(230);
  });
});

describe('two offline devices that admit the same person', () => {
  it("are reconciled later: the first back online is right, and the other shows a conflict until it's dismissed", async () => {
    const server = fakeCheckInServer([maya, theo]);
    const [left, right] = [device(server), device(server)];
    await left.checkIn.start();
    await right.checkIn.start();
    server.network = 'gone';
    for (const { checkIn } of [left, right]) {
      checkIn.lost();
      await checkIn.scan(mayasCode);
      expect(checkIn.snapshot().verdict?.outcome).toBe('admitted');
    }
    server.network = 'there';
    await left.checkIn.refresh();
    expect(left.checkIn.snapshot().list?.conflicts).toEqual([]);
    await right.checkIn.refresh();
    const [conflict] = right.checkIn.snapshot().list?.conflicts ?? [];
    expect(conflict).toMatchObject({ attendeeName: 'Maya Lindqvist', shown: 'admitted', outcome: 'duplicate' });
    expect((await right.store.readList(7))?.conflicts).toHaveLength(1);
    await right.checkIn.dismiss(conflict?.scanId ?? '');
    expect(right.checkIn.snapshot().list?.conflicts).toEqual([]);
    expect((await right.store.readList(7))?.conflicts).toEqual([]);
  });

  it('also shows a conflict for someone admitted on a ticket that had become void', async () => {
    const { checkIn, server } = await started();
    server.network = 'gone';
    checkIn.lost();
    await checkIn.scan(mayasCode);
    server.tickets = [{ ...maya, state: 'void' }];
    server.network = 'there';
    await checkIn.refresh();
    expect(checkIn.snapshot().list?.conflicts).toMatchObject([{ shown: 'admitted', outcome: 'void' }]);
  });
});

describe('a page that was closed or reloaded', () => {
  it('resumes its list and queue offline', async () => {
    const { checkIn, server, store } = await started();
    server.network = 'gone';
    checkIn.lost();
    await checkIn.scan(mayasCode);
    const reloaded = device(server, store);
    await reloaded.checkIn.start();
    expect(reloaded.checkIn.snapshot()).toMatchObject({ connection: 'offline', waiting: 1, isLoading: false });
    expect(states(reloaded)).toEqual(['checked_in', 'valid']);
    await reloaded.checkIn.scan(mayasCode);
    expect(reloaded.verdict()).toBe('duplicate');
    server.network = 'there';
    await reloaded.checkIn.refresh();
    expect(server.tickets[0]?.state).toBe('checked_in');
    expect(reloaded.checkIn.snapshot().waiting).toBe(0);
  });

  it("stores only a person's name and whether they're a child, and nothing that could be used as a ticket", async () => {
    const { checkIn, store, server } = await started();
    server.network = 'gone';
    checkIn.lost();
    await checkIn.tick(theo.id);
    const list = await store.readList(7);
    expect(Object.keys(list?.tickets[0] ?? {}).sort()).toEqual([
      'attendeeName',
      'checkInCode',
      'checkedInAt',
      'id',
      'isChild',
      'state',
      'textHash',
    ]);
    expect(JSON.stringify([list, await store.readScans(7)])).not.toContain('theo-theo');
  });
});

describe('who may check people in', () => {
  it('works from the list when the session has ended, and sends when someone signs in again', async () => {
    const { checkIn, server, verdict } = await started();
    server.network = 401;
    await checkIn.scan(mayasCode);
    expect(checkIn.snapshot()).toMatchObject({ connection: 'signed_out', waiting: 1 });
    expect(verdict()).toBe('admitted');
    server.network = 'there';
    await checkIn.refresh();
    expect(checkIn.snapshot()).toMatchObject({ connection: 'online', waiting: 0 });
  });

  it.each([403, 404])("deletes the list when the server answers %d: the event isn't theirs", async (status) => {
    const { checkIn, server, store } = await started();
    server.network = status;
    await checkIn.refresh();
    expect(checkIn.snapshot()).toMatchObject({ connection: 'refused', list: null, tickets: [] });
    expect(await store.readList(7)).toBeNull();
  });

  it("shows that there's no list if the first one can't be loaded", async () => {
    const server = fakeCheckInServer();
    server.network = 'gone';
    const { checkIn } = device(server);
    await checkIn.start();
    expect(checkIn.snapshot()).toMatchObject({ connection: 'offline', list: null, isLoading: false });
  });
});

describe('before check-in opens, and after a mistake', () => {
  const early = () => Object.assign(fakeCheckInServer([maya, theo]), { opensAt: '2027-07-03T10:45:00.000Z' });

  it.each(['there', 'gone'] as const)(
    'asks first, and admits once it’s confirmed; the network is %s',
    async (network) => {
      const { checkIn, verdict, server } = await started(early());
      server.network = network;
      if (network === 'gone') checkIn.lost();
      await checkIn.scan(mayasCode);
      expect([verdict(), checkIn.snapshot().waiting, server.received]).toEqual(['too_early', 0, []]);
      await checkIn.admitEarly();
      expect(verdict()).toBe('admitted');
      server.network = 'there';
      await checkIn.refresh();
      expect(server.received).toMatchObject([{ code: mayasCode, isEarly: true }]);
      expect(checkIn.snapshot().list?.conflicts).toEqual([]);
    },
  );

  it('asks first about a ticket that isn’t on the list, too, and forgets the question with the next scan', async () => {
    const server = early();
    server.tickets = [maya];
    const { checkIn, verdict } = await started(server);
    server.tickets = [maya, theo];
    await checkIn.scan(theosCode);
    expect(verdict()).toBe('too_early');
    await checkIn.admitEarly();
    expect(verdict()).toBe('admitted');
    await checkIn.scan(theosCode);
    await checkIn.admitEarly();
    expect(verdict()).toBe('duplicate');
  });

  it('an admission can be undone, but not without the server', async () => {
    const { checkIn, server } = await started();
    await checkIn.tick(maya.id);
    server.network = 'gone';
    await checkIn.undo(maya.id);
    expect([states({ checkIn })[0], checkIn.snapshot().connection]).toEqual(['checked_in', 'offline']);
    server.network = 'there';
    await checkIn.undo(maya.id);
    expect([states({ checkIn })[0], checkIn.snapshot().verdict]).toEqual(['valid', null]);
  });
});
