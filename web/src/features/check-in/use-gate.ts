import { useEffect, useState, useSyncExternalStore } from 'react';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { readGuestList, useSendScans } from '../../data/check-in';
import { openGateStore, type GateStore } from '../../storage/gate-store';
import type { Gate, GateState, GateWorld } from './gate';
import { openGate } from './open-gate';
import { textHash } from './text-hash';

const timeoutMs = 2500;
/** A request that takes longer counts as failed. */
const requestMs = 15_000;
/** Time between two refreshes, which pick up other devices' check-ins and notice when the network returns. */
const refreshMs = 15_000;

/** Check-in for an event in this browser; null until the device's store is open. */
export function useGate(eventId: number): { readonly gate: Gate; readonly state: GateState } | null {
  const gate = useOpenGate(eventId);
  const state = useSyncExternalStore(
    (listener) => gate?.subscribe(listener) ?? (() => undefined),
    () => gate?.snapshot() ?? null,
    () => null,
  );
  useEffect(() => (gate === null ? undefined : keepFresh(gate)), [gate]);
  return gate === null || state === null ? null : { gate, state };
}

function useOpenGate(eventId: number): Gate | null {
  const [gate, setGate] = useState<Gate | null>(null);
  const sendScans = useSendScans();
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const store = await openGateStore();
      if (isGone) return;
      const opened = openGate(browserWorld(eventId, store, sendScans));
      setGate(opened);
      await opened.start();
    };
    void open();
    return () => {
      isGone = true;
      setGate(null);
    };
  }, [eventId, sendScans]);
  return gate;
}

function browserWorld(id: number, store: GateStore, sendScans: ReturnType<typeof useSendScans>): GateWorld {
  const signal = () => AbortSignal.timeout(requestMs);
  return {
    eventId: id,
    store,
    readList: () => readGuestList(id, signal()),
    send: (scans) => sendScans({ eventId: id, scans, signal: signal() }),
    now: Date.now,
    newId,
    hash: textHash,
    timeoutMs,
  };
}

/** Refreshes when the device comes online, when the phone wakes up, and regularly. @returns a function that stops it */
function keepFresh(gate: Gate): () => void {
  const refresh = (): void => {
    if (!document.hidden) void gate.refresh();
  };
  const timer = setInterval(refresh, refreshMs);
  window.addEventListener('online', refresh);
  window.addEventListener('offline', gate.lost);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', refresh);
    window.removeEventListener('offline', gate.lost);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** A random UUID, version 4; `crypto.randomUUID` works only in secure contexts. */
function newId(): string {
  const hex = newIdempotencyKey();
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
