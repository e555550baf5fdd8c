import type { CheckInList, CheckInTicket, Scan, ScanResult } from '@ascendant/contract/check-in';
import type { GateSignature, WaiverText } from '@ascendant/contract/waiver';
import { admission } from '@ascendant/domain/booking/check-in';
import { ApiError } from '../api/api-error';
import type { GateSigned } from '../data/waivers';

/** A valid adult ticket; a test overrides what matters to it. */
export function buildTicket(overrides: Partial<CheckInTicket> = {}): CheckInTicket {
  return {
    id: 1,
    attendeeName: 'Maya Lindqvist',
    isChild: false,
    state: 'valid',
    checkedInAt: null,
    checkInCode: 'MAYA0001',
    textHash: fakeHash(mayasCode),
    ...overrides,
  };
}

export const mayasCode = 'maya-maya-maya-maya-0001.signaturesignature';

/** Replaces SHA-256: the same text gives the same hash, and the hash isn't the text. */
export function fakeHash(text: string): string {
  return [...text].toReversed().join('');
}

/** The server as check-in devices see it: its tickets and scans, and whether it can be reached. Changes in place. */
export interface FakeCheckInServer {
  readonly readList: () => Promise<CheckInList>;
  readonly send: (scans: readonly Scan[]) => Promise<readonly ScanResult[]>;
  readonly sendSignatures: (signatures: readonly GateSignature[]) => Promise<readonly GateSigned[]>;
  /** Every signature that arrived, including repeats. */
  readonly signed: GateSignature[];
  /** What people sign; null for nothing. */
  waiver: WaiverText | null;
  readonly undo: (ticketId: number) => Promise<CheckInTicket>;
  /** ISO 8601; when check-in opens. */
  opensAt: string;
  /** Every scan that arrived, including repeats. */
  readonly received: Scan[];
  tickets: readonly CheckInTicket[];
  /** `lost`: scans arrive, but the answers don't. `slow`: nothing comes back until `release`. A number is a refusal. */
  network: 'there' | 'gone' | 'lost' | 'slow' | number;
  /** Answers the requests that are held. */
  release(): void;
  clockMs: number;
}

export function fakeCheckInServer(tickets: readonly CheckInTicket[] = [buildTicket()]): FakeCheckInServer {
  const answers = new Map<string, ScanResult>();
  const held: (() => void)[] = [];
  const reach = async (): Promise<void> => {
    if (server.network === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    if (server.network === 'gone') throw new TypeError('Failed to fetch');
    if (typeof server.network === 'number') throw new ApiError(server.network, 'refused', null);
  };
  const answer = (scan: Scan): ScanResult => {
    const known = answers.get(scan.scanId) ?? resultOf(server, scan);
    answers.set(scan.scanId, known);
    return known;
  };
  const server: FakeCheckInServer = {
    tickets,
    network: 'there',
    clockMs: Date.parse('2027-07-02T10:00:00.000Z'),
    received: [],
    signed: [],
    waiver: null,
    sendSignatures: async (signatures) => {
      await reach();
      server.signed.push(...signatures);
      const isCurrent = ({ version }: GateSignature) => version === server.waiver?.version;
      const ids = new Set(signatures.filter(isCurrent).map(({ ticketId }) => ticketId));
      server.tickets = server.tickets.map((each) => (ids.has(each.id) ? { ...each, waiver: 'signed' } : each));
      return signatures.map((signature) => ({
        signatureId: signature.signatureId,
        outcome: isCurrent(signature) ? 'signed' : 'outdated',
      }));
    },
    opensAt: '2027-07-01T10:45:00.000Z',
    undo: async (ticketId) => {
      await reach();
      const ticket = buildTicket({
        ...server.tickets.find(({ id }) => id === ticketId),
        state: 'valid',
        checkedInAt: null,
      });
      server.tickets = server.tickets.map((each) => (each.id === ticketId ? ticket : each));
      return ticket;
    },
    release: () => held.splice(0).forEach((go) => go()),
    readList: async () => {
      await reach();
      const { opensAt, waiver, tickets: known } = server;
      const serverTime = new Date(server.clockMs).toISOString();
      return { event: { ...event, opensAt }, waiver, tickets: [...known], serverTime };
    },
    send: async (scans) => {
      await reach();
      server.received.push(...scans);
      const results = scans.map(answer);
      if (server.network === 'lost') throw new TypeError('Failed to fetch');
      return results;
    },
  };
  return server;
}

function resultOf(server: FakeCheckInServer, scan: Scan): ScanResult {
  const { scanId } = scan;
  const ticket = server.tickets.find((each) => isOf(scan, each));
  if (!ticket) return { scanId, outcome: 'unknown', ticket: null };
  const outcome = admission(ticket.state);
  if (outcome === 'admitted' && scan.scannedAt < server.opensAt && scan.isEarly !== true)
    return { scanId, outcome: 'too_early', ticket };
  const now: CheckInTicket =
    outcome === 'admitted' ? { ...ticket, state: 'checked_in', checkedInAt: scan.scannedAt } : ticket;
  server.tickets = server.tickets.map((each) => (each.id === now.id ? now : each));
  return { scanId, outcome, ticket: now };
}

function isOf(scan: Scan, ticket: CheckInTicket): boolean {
  if ('ticketId' in scan) return scan.ticketId === ticket.id;
  return fakeHash(scan.code) === ticket.textHash || scan.code === ticket.checkInCode;
}

const event = {
  id: 7,
  title: 'Dawn Traverse',
  location: 'Banff, Alberta',
  timezone: 'America/Edmonton',
  zoneOffsets: [-21600],
  startDate: '2027-07-02',
  startTime: '04:45',
  endDate: '2027-07-04',
  endTime: '16:00',
};
