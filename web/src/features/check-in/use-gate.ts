import { gateEndSentences } from '@ascendant/domain/organization/gate-device';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { gateApi, readGateDates } from '../../data/gates';
import { openCheckInStore } from '../../storage/check-in-store';
import { forgetGate, openedSecret, readGate, writeGate, type StoredGate } from '../../storage/gate';

/** How often the device asks whether it still works, and looks at its own clock. */
const checkMs = 30_000;
const requestMs = 15_000;

export interface GateState {
  /** Null while there's none: not read yet, never opened, or over. */
  readonly gate: StoredGate | null;
  /** Why it no longer works, and what to do; null while it does. */
  readonly ended: string | null;
  readonly isLoading: boolean;
  /** A link was opened, but couldn't be read. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * The check-in link of this device. It's read again while it's open, so that one that's turned off stops at once; without a network, it stops at
 * its end. Then the guest lists are deleted.
 */
export function useGate(): GateState {
  const [secret] = useState(() => openedSecret(window.location.hash) ?? readGate()?.secret ?? null);
  const [gate, setGate] = useState(() => keptGate(secret));
  const [ended, setEnded] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const end = useCallback(async (sentence: string) => {
    const kept = readGate();
    setEnded(sentence);
    setGate(null);
    forgetGate();
    const store = await openCheckInStore();
    for (const { id } of kept?.dates ?? []) await store.forgetList(id);
  }, []);
  const check = useCallback(async () => {
    if (secret === null) return;
    const kept = keptGate(secret);
    if (kept !== null && isOver(kept)) return end(gateEndSentences.ended);
    try {
      const fresh = await readFresh(secret);
      writeGate(fresh);
      setGate(fresh);
      setFailed(false);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return end(errorSentence(error));
      setFailed(kept === null);
    }
  }, [secret, end]);
  useEffect(() => {
    // The secret stays out of the history and of what's shared.
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
    const first = setTimeout(() => void check());
    const timer = setInterval(() => void check(), checkMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [check]);
  const isLoading = secret !== null && gate === null && ended === null && !isFailed;
  return { gate, ended, isLoading, isFailed, retry: () => void check() };
}

/** The calls of this device. @returns the same ones until the secret changes */
export function useGateApi(secret: string) {
  return useMemo(() => gateApi(secret), [secret]);
}

/** What this device keeps of the link; null for another link. */
function keptGate(secret: string | null): StoredGate | null {
  const kept = readGate();
  return kept?.secret === secret ? kept : null;
}

/** By the server's clock, as this device last learned it. */
function isOver({ endsAt, clockOffsetMs }: StoredGate): boolean {
  return Date.now() + clockOffsetMs >= new Date(endsAt).getTime();
}

async function readFresh(secret: string): Promise<StoredGate> {
  const { dates, gate, serverTime } = await readGateDates(secret, AbortSignal.timeout(requestMs));
  const { name = '', organizer = '', endsAt = serverTime } = gate ?? {};
  return { secret, name, organizer, endsAt, dates, clockOffsetMs: new Date(serverTime).getTime() - Date.now() };
}
