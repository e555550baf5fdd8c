import type { GateTicket, ScanResult } from '@ascendant/contract/check-in';
import { admission, type AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import { readTicketText } from '@ascendant/domain/booking/ticket-code';
import { ApiError } from '../../api/api-error';
import type { StoredList } from '../../storage/check-in-store';
import type { Connection, OfflineCheckIn, CheckInState, CheckInContext, Verdict } from './offline-check-in';
import { findTicket, settled, ticketsNow, withTickets } from './check-in-list';
import { scanQueue, type AnsweredScan } from './scan-queue';

/** Sets up check-in; nothing is read before `start`. Source: docs/decisions/0008-check-in-without-network.md. */
export function openCheckIn(world: CheckInContext): OfflineCheckIn {
  const { eventId, store } = world;
  const listeners = new Set<() => void>();
  /**
   * Codes that aren't on the list and whose answers were lost, with their scan ids. Sent again with the same id, they count
   * once.
   */
  const lostAnswers = new Map<string, string>();
  const queue = scanQueue({ eventId, store, send: world.send, onAnswered });
  let list: StoredList | null = null;
  let state: CheckInState = emptyState;

  function publish(change: Partial<CheckInState> = {}): void {
    const waiting = queue.waiting();
    state = { ...state, ...change, list, waiting: waiting.length, tickets: ticketsNow(list?.tickets ?? [], waiting) };
    for (const listener of listeners) listener();
  }

  async function keep(next: StoredList | null): Promise<void> {
    list = next;
    await (next === null ? store.forgetList(eventId) : store.writeList(next));
  }

  async function onAnswered(answered: readonly AnsweredScan[]): Promise<void> {
    if (list !== null) await keep(settled(list, answered));
    const shown = answered.find(({ result }) => result.scanId === state.verdict?.scanId);
    publish({ connection: 'online', ...(shown ? { verdict: verdictOf(shown.result) } : {}) });
  }

  async function failed(error: unknown): Promise<void> {
    const connection = connectionAfter(error);
    if (connection === 'refused') await keep(null);
    publish({ connection });
  }

  async function refresh(): Promise<void> {
    try {
      await queue.sendAll();
      const read = await world.readList();
      const clockOffsetMs = new Date(read.serverTime).getTime() - world.now();
      await keep({ ...read, eventId, clockOffsetMs, surprises: list?.surprises ?? [] });
      publish({ connection: 'online', isLoading: false });
    } catch (error) {
      await failed(error);
      publish({ isLoading: false });
    }
  }

  /**
   * Checks in a ticket on the list: stores the scan first, then waits for the server, and uses the list if it takes too long.
   */
  async function checkIn(ticket: GateTicket, { code, typed }: Reading): Promise<void> {
    const [scanId, scannedAt] = [lostAnswers.get(typed) ?? world.newId(), scanTime()];
    const outcome = admission(ticket.state);
    const isOnline = state.connection === 'online';
    await queue.add({ scanId, eventId, scannedAt, ticketId: ticket.id, code, shown: isOnline ? null : outcome });
    publish({ isChecking: isOnline });
    const answer = isOnline ? await askFor(scanId, outcome) : null;
    lostAnswers.delete(typed);
    if (answer !== null) return publish({ isChecking: false, verdict: verdictOf(answer) });
    const shown = { ...ticket, checkedInAt: ticket.checkedInAt ?? scannedAt };
    publish({ isChecking: false, verdict: { scanId, outcome, ticket: shown, isConfirmed: false } });
    if (!isOnline) void refresh();
  }

  /** A network that's too slow counts as offline until a response arrives. */
  async function askFor(scanId: string, otherwise: AdmissionOutcome): Promise<ScanResult | null> {
    try {
      const answer = await queue.answerTo(scanId, { timeoutMs: world.timeoutMs, otherwise });
      if (answer === null) publish({ connection: 'offline' });
      return answer;
    } catch (error) {
      await failed(error);
      return null;
    }
  }

  /** A ticket that isn't on the list may have been sold since. Offline there's no way to know. */
  async function askAbout(code: string): Promise<void> {
    const scanId = lostAnswers.get(code) ?? world.newId();
    const result = state.connection === 'online' ? await sendAlone(scanId, code) : null;
    if (result === null) {
      if (state.connection !== 'online') void refresh();
      return publish({
        isChecking: false,
        verdict: { scanId, outcome: 'not_listed', ticket: null, isConfirmed: false },
      });
    }
    if (list !== null && result.ticket !== null) await keep(withTickets(list, [result.ticket]));
    publish({ isChecking: false, verdict: verdictOf(result) });
  }

  async function sendAlone(scanId: string, code: string): Promise<ScanResult | null> {
    publish({ isChecking: true });
    lostAnswers.set(code, scanId);
    try {
      const [result] = await world.send([{ scanId, scannedAt: scanTime(), code }]);
      lostAnswers.delete(code);
      return result ?? null;
    } catch (error) {
      await failed(error);
      return null;
    }
  }

  function scanTime(): string {
    return new Date(world.now() + (list?.clockOffsetMs ?? 0)).toISOString();
  }

  return {
    isLasting: store.isLasting,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    start: async () => {
      list = await store.readList(eventId);
      await queue.load();
      publish({ isLoading: list === null });
      await refresh();
    },
    refresh,
    lost: () => publish({ connection: 'offline' }),
    scan: async (text) => {
      const reading = readTicketText(text);
      if (reading === null) {
        publish({ verdict: { scanId: world.newId(), outcome: 'unknown', ticket: null, isConfirmed: true } });
        return false;
      }
      const typed = text.trim();
      const isSigned = reading.kind === 'signed';
      const ticket = findTicket(state.tickets, reading, isSigned ? await world.hash(typed) : null);
      await (ticket === null ? askAbout(typed) : checkIn(ticket, { code: isSigned ? typed : null, typed }));
      return true;
    },
    tick: async (ticketId) => {
      const ticket = state.tickets.find(({ id }) => id === ticketId);
      if (ticket !== undefined) await checkIn(ticket, { code: null, typed: '' });
    },
    dismiss: async (scanId) => {
      if (list === null) return;
      await keep({ ...list, surprises: list.surprises.filter((surprise) => surprise.scanId !== scanId) });
      publish();
    },
  };
}

/** What was read: the text as scanned or typed and, for a QR code, the code to send to the server. */
interface Reading {
  readonly typed: string;
  readonly code: string | null;
}

const emptyState: CheckInState = {
  connection: 'online',
  list: null,
  tickets: [],
  waiting: 0,
  isLoading: true,
  isChecking: false,
  verdict: null,
};

function verdictOf({ scanId, outcome, ticket }: ScanResult): Verdict {
  return { scanId, outcome, ticket, isConfirmed: true };
}

/** Any error that isn't the server's answer about this person counts as offline and is retried. */
function connectionAfter(error: unknown): Connection {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return 'signed_out';
  return status === 403 || status === 404 ? 'refused' : 'offline';
}
