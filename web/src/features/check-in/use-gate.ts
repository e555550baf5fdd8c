import { gateEndSentences } from '@ascendant/domain/organization/gate-device';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { gateApi, readGateDates } from '../../data/gates';
import { openCheckInStore } from '../../storage/check-in-store';
import { forgetGate, openedSecret, readGate, writeGate, type StoredGate } from '../../storage/gate';

/** How often the device asks whether it still works, and looks at its own clock. */
const checkMs = 30_000;
const requestMs = 15_000;

/** Why a link doesn't work. */
export interface GateRefusal {
  /** Says what to do. */
  readonly sentence: string;
  /** We didn't give out this link, so it never worked. */
  readonly isUnknown: boolean;
}

export interface GateState {
  /** Null while there's none: not read yet, never opened, or over. */
  readonly gate: StoredGate | null;
  /** Null while it works. */
  readonly refusal: GateRefusal | null;
  /** Another link that this device has, and that still works as far as it knows. */
  readonly hasOther: boolean;
  readonly isLoading: boolean;
  /** A link was opened, but couldn't be read. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * The check-in link of this device. It's read again while it's open, so that one that's turned off stops at once; without a network, it stops at
 * the end that it knows of. Then its guest lists are deleted. A link that doesn't work takes nothing from one that this device opened earlier.
 */
export function useGate(): GateState {
  const [secret] = useState(() => openedSecret(window.location.hash) ?? readGate()?.secret ?? null);
  const [gate, setGate] = useState(() => keptGate(secret));
  const [refusal, setRefusal] = useState<GateRefusal | null>(null);
  const [isFailed, setFailed] = useState(false);
  const end = useCallback(
    async (refused: GateRefusal) => {
      const kept = keptGate(secret);
      setRefusal(refused);
      setGate(null);
      if (kept === null) return;
      forgetGate();
      const store = await openCheckInStore();
      for (const { id } of kept.dates) await store.forgetList(id);
    },
    [secret],
  );
  const check = useCallback(async () => {
    if (secret === null) return;
    const kept = keptGate(secret);
    try {
      const fresh = await readFresh(secret);
      writeGate(fresh);
      setGate(fresh);
      setFailed(false);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403)
        return end({ sentence: errorSentence(error), isUnknown: error.code === 'gate_unknown' });
      if (kept !== null && isOver(kept)) return end({ sentence: gateEndSentences.ended, isUnknown: false });
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
  const isLoading = secret !== null && gate === null && refusal === null && !isFailed;
  const hasOther = refusal !== null && readGate() !== null;
  return { gate, refusal, hasOther, isLoading, isFailed, retry: () => void check() };
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
