import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../api/client';
import { newUuid } from '../../api/uuid';
import { readGuestList, useSendScans, useUndoCheckIn } from '../../data/check-in';
import { sendGateSignatures } from '../../data/waivers';
import { openCheckInStore, type CheckInStore } from '../../storage/check-in-store';
import type { CheckInContext, CheckInState, OfflineCheckIn } from './offline-check-in';
import { openCheckIn } from './open-check-in';

const timeoutMs = 2500;
/** A request that takes longer counts as failed. */
const requestMs = 15_000;
/** Time between two refreshes, which pick up other devices' check-ins and notice when the network returns. */
const refreshMs = 15_000;

/** Check-in for an event in this browser; null until the device's store is open. @param api as whom it asks; the same one each time */
export function useCheckIn(
  eventId: number,
  api: Api | undefined,
): { readonly checkIn: OfflineCheckIn; readonly state: CheckInState } | null {
  const checkIn = useOpenCheckIn(eventId, api);
  const state = useSyncExternalStore(
    (listener) => checkIn?.subscribe(listener) ?? (() => undefined),
    () => checkIn?.snapshot() ?? null,
    () => null,
  );
  useEffect(() => (checkIn === null ? undefined : keepFresh(checkIn)), [checkIn]);
  return checkIn === null || state === null ? null : { checkIn, state };
}

function useOpenCheckIn(eventId: number, api: Api | undefined): OfflineCheckIn | null {
  const [checkIn, setCheckIn] = useState<OfflineCheckIn | null>(null);
  const sendScans = useSendScans(api);
  const undo = useUndoCheckIn(api);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const store = await openCheckInStore();
      if (isGone) return;
      const opened = openCheckIn(browserContext(eventId, store, { api, sendScans, undo }));
      setCheckIn(opened);
      await opened.start();
    };
    void open();
    return () => {
      isGone = true;
      setCheckIn(null);
    };
  }, [eventId, api, sendScans, undo]);
  return checkIn;
}

interface Calls {
  readonly api: Api | undefined;
  readonly sendScans: ReturnType<typeof useSendScans>;
  readonly undo: ReturnType<typeof useUndoCheckIn>;
}

function browserContext(id: number, store: CheckInStore, { api, sendScans, undo }: Calls): CheckInContext {
  const signal = () => AbortSignal.timeout(requestMs);
  return {
    eventId: id,
    store,
    readList: () => readGuestList(id, signal(), api),
    undo: (ticketId) => undo({ eventId: id, ticketId, signal: signal() }),
    sendSignatures: (signatures) => sendGateSignatures(id, signatures, { api, signal: signal() }),
    send: (scans) => sendScans({ eventId: id, scans, signal: signal() }),
    now: Date.now,
    newId: newUuid,
    hash: textHash,
    timeoutMs,
  };
}

/** Refreshes when the device comes online, when the phone wakes up, and regularly. @returns a function that stops it */
function keepFresh(checkIn: OfflineCheckIn): () => void {
  const refresh = (): void => {
    if (!document.hidden) void checkIn.refresh();
  };
  const timer = setInterval(refresh, refreshMs);
  window.addEventListener('online', refresh);
  window.addEventListener('offline', checkIn.lost);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', refresh);
    window.removeEventListener('offline', checkIn.lost);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** SHA-256 of a text in base64url; null outside secure contexts, where browsers don't offer it. */
async function textHash(text: string): Promise<string | null> {
  // The type says it always exists, but on plain http it doesn't.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
