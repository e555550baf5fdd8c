import { expect, test } from 'vitest';
import { memoryStore } from '../../storage/check-in-store';
import { buildTicket, fakeCheckInServer, type FakeCheckInServer } from '../../test/fake-check-in-server';
import { openCheckIn } from './open-check-in';

const waiver = {
  version: 1,
  title: 'Risks',
  text: 'I know them.',
  textHash: '',
  writtenAt: '2026-11-20T11:00:00.000Z',
};
let ids = 0;

function server(): FakeCheckInServer {
  const made = fakeCheckInServer([buildTicket({ waiver: 'missing' })]);
  made.waiver = waiver;
  return made;
}

async function started(from: FakeCheckInServer, store = memoryStore()) {
  const { readList, send, sendSignatures, undo } = from;
  const checkIn = openCheckIn({
    eventId: 7,
    store,
    readList,
    send,
    sendSignatures,
    undo,
    timeoutMs: 20,
    now: () => from.clockMs - 600_000,
    newId: () => `signature-${(ids += 1)}`,
    hash: async (text) => text,
  });
  await checkIn.start();
  const states = () => checkIn.snapshot().tickets.map((ticket) => ticket.waiver);
  return { checkIn, store, states };
}

const signed = { ticketId: 1, version: 1, signedName: 'Maya Lindqvist' };

test('a waiver signed online is sent at once, with the time on the server’s clock', async () => {
  const from = server();
  const { checkIn, states } = await started(from);
  await checkIn.sign(signed);
  expect(states()).toEqual(['signed']);
  expect(checkIn.snapshot().waiting).toBe(0);
  expect(from.signed).toMatchObject([{ ...signed, agreed: true, signedAt: new Date(from.clockMs).toISOString() }]);
});

test('one signed offline counts here, survives closing the page, and is sent once the network is back', async () => {
  const from = server();
  const { checkIn, states, store } = await started(from);
  from.network = 'gone';
  await checkIn.sign(signed);
  expect([states(), checkIn.snapshot().waiting, from.signed]).toEqual([['signed'], 1, []]);
  const again = await started(from, store);
  expect([again.states(), again.checkIn.snapshot().waiting]).toEqual([['signed'], 1]);
  from.network = 'there';
  await again.checkIn.refresh();
  expect([again.states(), again.checkIn.snapshot().waiting, from.signed.length]).toEqual([['signed'], 0, 1]);
  expect(await store.readSignatures(7)).toEqual([]);
});

test('a text that has changed since is kept by the server, and shown here as one to sign again', async () => {
  const from = server();
  const { checkIn, states } = await started(from);
  from.network = 'gone';
  await checkIn.sign(signed);
  from.network = 'there';
  from.waiver = { ...waiver, version: 2, text: 'Another text' };
  await checkIn.refresh();
  expect(states()).toEqual(['missing']);
  expect(checkIn.snapshot().list?.conflicts).toMatchObject([
    { attendeeName: 'Maya Lindqvist', outcome: 'waiver_outdated' },
  ]);
});
