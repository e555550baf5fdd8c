// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { memoryStore } from '../../storage/check-in-store';
import { type FakeCheckInServer, buildTicket, fakeCheckInServer } from '../../test/fake-check-in-server';
import { countOf, findTicket, searchTickets } from './check-in-list';
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

describe('searching by name', () => {
  const names = ['Zoë Kravitz', 'Ana Đurić', 'Émile Zola', 'Ana Banana'];
  const tickets = names.map((attendeeName, id) => buildTicket({ id, attendeeName }));
  const found = (text: string) => searchTickets(tickets, text).map(({ attendeeName }) => attendeeName);

  it('lists everyone by name while nothing is typed', () => {
    expect(found(' ')).toEqual(['Ana Banana', 'Ana Đurić', 'Émile Zola', 'Zoë Kravitz']);
  });

  it('ignores accents, case and word order', () => {
    expect(found('zoe')).toEqual(['Zoë Kravitz']);
    expect(found('ZOLA emi')).toEqual(['Émile Zola']);
    expect(found('ana')).toEqual(['Ana Banana', 'Ana Đurić']);
    expect(found('nobody')).toEqual([]);
  });
});

describe('the count', () => {
  it('shows how many of the valid tickets have checked in', () => {
    const tickets = (['valid', 'valid', 'checked_in', 'void'] as const).map((state, id) => buildTicket({ id, state }));
    expect(countOf(tickets)).toEqual({ cameIn: 1, expected: 3 });
  });
});

describe('finding a ticket', () => {
  const [one, two] = [buildTicket({ id: 1 }), buildTicket({ id: 2, textHash: 'other' })];

  it("compares the hash of the whole QR code, so a right code with a wrong signature isn't found", () => {
    const reading = { kind: 'signed', code: 'c', signature: 's' } as const;
    expect(findTicket([one, two], reading, 'other')).toBe(two);
    expect(findTicket([one, two], reading, 'yet another')).toBeNull();
    expect(findTicket([one, two], reading, null)).toBeNull();
  });

  it('accepts a short code only if exactly one ticket has it', () => {
    expect(findTicket([one], { kind: 'short', checkInCode: one.checkInCode }, null)).toBe(one);
    expect(findTicket([one, two], { kind: 'short', checkInCode: one.checkInCode }, null)).toBeNull();
  });
});
