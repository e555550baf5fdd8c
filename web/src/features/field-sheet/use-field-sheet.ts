import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { useAuth } from '../../auth/AuthProvider';
import { readFieldSheet, type FieldSheet } from '../../data/check-in';
import { forgetSheet, readStoredSheet, storeSheet } from '../../storage/field-sheet-store';

const requestMs = 15_000;

/** `saved`: as this device has it, because the server can't be reached. */
export type SheetConnection = 'loading' | 'online' | 'saved' | 'signed_out' | 'refused' | 'failed';

export interface SheetState {
  readonly sheet: FieldSheet | null;
  readonly connection: SheetConnection;
  /** Whether it opens without a network from now on. */
  readonly isStored: boolean;
}

const empty: SheetState = { sheet: null, connection: 'loading', isStored: false };

/** A date's field sheet: what this device has at once, then the server's. Reading it again is one more entry in the audit log, so it's only asked for. */
export function useFieldSheet(eventId: number): SheetState & { readonly refresh: () => void } {
  const [state, setState] = useState(empty);
  const readerId = useReaderId();
  const read = useCallback(
    async (isWanted: () => boolean) => {
      const set = (next: SheetState) => (isWanted() ? setState(next) : undefined);
      const stored = await readStoredSheet(eventId).catch(() => null);
      if (stored !== null) set({ sheet: stored, connection: 'loading', isStored: true });
      set(await readSheet(eventId, readerId, stored));
    },
    [eventId, readerId],
  );
  useEffect(() => {
    let isShown = true;
    void read(() => isShown);
    return () => {
      isShown = false;
    };
  }, [read]);
  return { ...state, refresh: () => void read(() => true) };
}

/** The field sheets of some dates, each as the server has it, else as this device does, in their order; null until all are read. */
export function useFieldSheets(eventIds: readonly number[]): readonly SheetState[] | null {
  const [read, setRead] = useState<{ readonly key: string; readonly states: readonly SheetState[] } | null>(null);
  const readerId = useReaderId();
  const key = eventIds.join(' ');
  useEffect(() => {
    let isShown = true;
    const ids = key === '' ? [] : key.split(' ').map(Number);
    const readEach = async (id: number) => readSheet(id, readerId, await readStoredSheet(id).catch(() => null));
    void Promise.all(ids.map(readEach)).then((states) => (isShown ? setRead({ key, states }) : undefined));
    return () => {
      isShown = false;
    };
  }, [key, readerId]);
  return read?.key === key ? read.states : null;
}

/** Who reads, without reading again when that's known. */
function useReaderId() {
  const { user } = useAuth();
  const id = useRef(user?.id);
  useEffect(() => {
    id.current = user?.id;
  }, [user]);
  return id;
}

async function readSheet(
  eventId: number,
  reader: { readonly current: number | undefined },
  stored: FieldSheet | null,
): Promise<SheetState> {
  try {
    const sheet = await readFieldSheet(eventId, AbortSignal.timeout(requestMs));
    const userId = reader.current;
    const isStored = userId !== undefined && (await storeSheet(sheet, userId).catch(() => false));
    return { sheet, connection: 'online', isStored };
  } catch (error) {
    return afterFailure(error, stored, eventId);
  }
}

async function afterFailure(thrown: unknown, stored: FieldSheet | null, eventId: number): Promise<SheetState> {
  const status = thrown instanceof ApiError ? thrown.status : null;
  if (status === 403 || status === 404) {
    await forgetSheet(eventId).catch(() => undefined);
    return { sheet: null, connection: 'refused', isStored: false };
  }
  if (status === 401) return { sheet: stored, connection: 'signed_out', isStored: stored !== null };
  return { sheet: stored, connection: stored === null ? 'failed' : 'saved', isStored: stored !== null };
}
