import type { CheckInTicket, ScanResult } from '@ascendant/contract/check-in';
import { ApiError } from '../../api/api-error';
import type { StoredList, StoredSignature } from '../../storage/check-in-store';
import { settled, ticketsNow } from './check-in-list';
import { sendSignatures } from './gate-signatures';
import type { CheckInContext, CheckInState, Connection, Verdict } from './offline-check-in';
import { scanQueue, type AnsweredScan, type ScanQueue } from './scan-queue';

/** What was read: the text as scanned or typed and, for a QR code, the code to send to the server. */
export interface Reading {
  readonly typed: string;
  readonly code: string | null;
  /** Confirmed although check-in isn't open. */
  readonly isEarly?: boolean;
}

/** Someone who could come in if check-in were open. */
export interface EarlyGuest {
  readonly ticket: CheckInTicket;
  readonly reading: Reading;
}

/** What check-in knows on this device. The functions below change it and tell its listeners. Changes in place. */
export interface CheckInDevice {
  readonly context: CheckInContext;
  readonly queue: ScanQueue;
  readonly listeners: Set<() => void>;
  /**
   * Codes that aren't on the list and whose answers were lost, with their scan ids. Sent again with the same id, they count
   * once.
   */
  readonly lostAnswers: Map<string, string>;
  /** The guest of the last scan, if check-in isn't open. */
  early: EarlyGuest | null;
  /** Waivers signed here that the server hasn't answered yet. */
  signatures: readonly StoredSignature[];
  list: StoredList | null;
  state: CheckInState;
}

const emptyState: CheckInState = {
  connection: 'online',
  list: null,
  tickets: [],
  waiting: 0,
  signaturesWaiting: 0,
  isLoading: true,
  isChecking: false,
  verdict: null,
};

/** A device that hasn't read anything yet. */
export function newDevice(context: CheckInContext): CheckInDevice {
  const { eventId, store, send } = context;
  const device: CheckInDevice = {
    context,
    queue: scanQueue({ eventId, store, send, onAnswered: (answered) => onAnswered(device, answered) }),
    listeners: new Set(),
    lostAnswers: new Map(),
    early: null,
    signatures: [],
    list: null,
    state: emptyState,
  };
  return device;
}

/** Shows a change, with the list and the queue as they are now. */
export function publish(device: CheckInDevice, change: Partial<CheckInState> = {}): void {
  const { list, queue, signatures, state, listeners } = device;
  const waiting = queue.waiting();
  device.state = {
    ...state,
    ...change,
    list,
    waiting: waiting.length + signatures.length,
    signaturesWaiting: signatures.length,
    tickets: ticketsNow(list?.tickets ?? [], waiting, signatures),
  };
  for (const listener of listeners) listener();
}

/** Replaces the list, here and in the store; null deletes it. */
export async function keep(device: CheckInDevice, next: StoredList | null): Promise<void> {
  const { store, eventId } = device.context;
  device.list = next;
  await (next === null ? store.forgetList(eventId) : store.writeList(next));
}

async function onAnswered(device: CheckInDevice, answered: readonly AnsweredScan[]): Promise<void> {
  if (device.list !== null) await keep(device, settled(device.list, answered));
  const shown = answered.find(({ result }) => result.scanId === device.state.verdict?.scanId);
  publish(device, { connection: 'online', ...(shown ? { verdict: verdictOf(shown.result) } : {}) });
}

/** Shows what a failed request means. A person who doesn't manage the event loses the list. */
export async function failed(device: CheckInDevice, error: unknown): Promise<void> {
  const connection = connectionAfter(error);
  if (connection === 'refused') await keep(device, null);
  publish(device, { connection });
}

/** Sends the waiting scans and signatures, and reloads the list. */
export async function refresh(device: CheckInDevice): Promise<void> {
  const { context, queue } = device;
  try {
    await queue.sendAll();
    await sendSignatures(device, async (found) => {
      const { list } = device;
      if (list !== null) await keep(device, { ...list, conflicts: [...list.conflicts, ...found] });
    });
    const read = await context.readList();
    const clockOffsetMs = new Date(read.serverTime).getTime() - context.now();
    const conflicts = device.list?.conflicts ?? [];
    await keep(device, { ...read, eventId: context.eventId, clockOffsetMs, conflicts });
    publish(device, { connection: 'online', isLoading: false });
  } catch (error) {
    await failed(device, error);
    publish(device, { isLoading: false });
  }
}

/** The verdict on a scan that the server has answered. */
export function verdictOf({ scanId, outcome, ticket, movedTo }: ScanResult): Verdict {
  return { scanId, outcome, ticket, isConfirmed: true, ...(movedTo === undefined ? {} : { movedTo }) };
}

/** Any error that isn't the server's answer about this person counts as offline and is retried. */
function connectionAfter(error: unknown): Connection {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'signed_out';
  return status === 403 || status === 404 ? 'refused' : 'offline';
}
