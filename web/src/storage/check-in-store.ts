import type { CheckInList, Scan } from '@ascendant/contract/check-in';
import type { GateSignature } from '@ascendant/contract/waiver';
import type { AdmissionOutcome, CheckInOutcome } from '@ascendant/domain/booking/check-in';
import { answerOf, doneWith } from './indexed-db';

/** A conflict: a scan decided offline that the server later decided differently. */
export interface ScanConflict {
  readonly scanId: string;
  readonly attendeeName: string;
  /** The result shown here, and when. */
  readonly shown: AdmissionOutcome;
  readonly scannedAt: string;
  /** The server's result; `waiver_outdated` for someone who signed a text that no longer counts. */
  readonly outcome: CheckInOutcome | 'waiver_outdated';
  /** When the person checked in, if they have. */
  readonly checkedInAt: string | null;
}

/** An event's tickets as last read, stored on this device. */
export interface StoredList extends CheckInList {
  readonly eventId: number;
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffsetMs: number;
  readonly conflicts: readonly ScanConflict[];
}

/** A list as a device may have stored it. Earlier builds called its conflicts `surprises`, and had no offsets. */
export type StoredForm = Omit<StoredList, 'conflicts' | 'event'> & {
  readonly event: Omit<StoredList['event'], 'zoneOffsets'> & Partial<Pick<StoredList['event'], 'zoneOffsets'>>;
  readonly conflicts?: StoredList['conflicts'];
  readonly surprises?: StoredList['conflicts'];
};

/** Until the list is read again. */
const inUtc = [0];

/** A stored list in today's form; null if there's none. */
export function currentForm(stored: StoredForm | undefined): StoredList | null {
  if (stored === undefined) return null;
  const { surprises = [], conflicts = surprises, ...list } = stored;
  return { ...list, event: { zoneOffsets: inUtc, ...list.event }, conflicts };
}

/** A scan the server hasn't answered yet. */
export interface StoredScan {
  readonly scanId: string;
  readonly eventId: number;
  /** On the server's clock, as estimated by this device. */
  readonly scannedAt: string;
  readonly ticketId: number;
  /** The text of the QR code; null for a ticket checked in by name or typed code. */
  readonly code: string | null;
  /** The result shown without the server's answer; null while we're waiting for it. */
  readonly shown: AdmissionOutcome | null;
  /** Confirmed although check-in wasn't open yet. */
  readonly isEarly?: boolean;
}

/** The scan in the form that's sent. */
export function wireScan({ scanId, scannedAt, ticketId, code, isEarly = false }: StoredScan): Scan {
  const facts = { scanId, scannedAt, ...(isEarly && { isEarly }) };
  return code === null ? { ...facts, ticketId } : { ...facts, code };
}

/** A waiver that someone signed on this device, and that the server hasn't answered yet. */
export interface StoredSignature extends GateSignature {
  readonly eventId: number;
}

/** The signature in the form that's sent. */
export function wireSignature(signature: StoredSignature): GateSignature {
  const { signatureId, ticketId, version, signedName, signedAt, agreed } = signature;
  return { signatureId, ticketId, version, signedName, signedAt, agreed };
}

/** What a device stores for check-in. */
export interface CheckInStore {
  /** Whether it survives closing the page. */
  readonly isLasting: boolean;
  readList(eventId: number): Promise<StoredList | null>;
  writeList(list: StoredList): Promise<void>;
  forgetList(eventId: number): Promise<void>;
  /** In the order they were made. */
  readScans(eventId: number): Promise<readonly StoredScan[]>;
  /** Adds or replaces a scan. */
  writeScan(scan: StoredScan): Promise<void>;
  removeScans(scanIds: readonly string[]): Promise<void>;
  /** Signatures in the order they were made. */
  readSignatures(eventId: number): Promise<readonly StoredSignature[]>;
  writeSignature(signature: StoredSignature): Promise<void>;
  removeSignatures(signatureIds: readonly string[]): Promise<void>;
}

const databaseName = 'check-in';
const listDays = 7;

/** Opens this device's store. In a browser that can't store anything, it lasts as long as the page. */
export async function openCheckInStore(): Promise<CheckInStore> {
  try {
    const store = storeOn(await openDatabase());
    await store.forgetOldLists(new Date(Date.now() - listDays * 86_400_000));
    return store;
  } catch {
    return memoryStore();
  }
}

/** Every unsent scan on this device, for all events. */
export async function readWaitingScans(): Promise<readonly StoredScan[]> {
  return (await isThere()) ? storeOn(await openDatabase()).readAllScans() : [];
}

/** Deletes scans that have been answered. */
export async function removeWaitingScans(scanIds: readonly string[]): Promise<void> {
  await storeOn(await openDatabase()).removeScans(scanIds);
}

/** Every waiver that was signed on this device and isn't sent, for all events. */
export async function readWaitingSignatures(): Promise<readonly StoredSignature[]> {
  return (await isThere()) ? storeOn(await openDatabase()).readAllSignatures() : [];
}

/** Deletes signatures that have been answered. */
export async function removeWaitingSignatures(ids: readonly string[]): Promise<void> {
  await storeOn(await openDatabase()).removeSignatures(ids);
}

/** Deletes the lists, with their names, at sign-out. */
export async function forgetCheckInLists(): Promise<void> {
  if (await isThere()) await storeOn(await openDatabase()).forgetAllLists();
}

/** Whether this device was ever used for check-in. Asking doesn't create the database. */
async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    // A browser that can't store anything has nothing.
    return false;
  }
}

/** For browsers that can't store anything, and for tests. */
export function memoryStore(): CheckInStore {
  const lists = new Map<number, StoredList>();
  const scans = new Map<string, StoredScan>();
  const signatures = new Map<string, StoredSignature>();
  return {
    isLasting: false,
    readList: async (eventId) => lists.get(eventId) ?? null,
    writeList: async (list) => void lists.set(list.eventId, list),
    forgetList: async (eventId) => void lists.delete(eventId),
    readScans: async (eventId) => [...scans.values()].filter((scan) => scan.eventId === eventId),
    writeScan: async (scan) => void scans.set(scan.scanId, scan),
    removeScans: async (scanIds) => scanIds.forEach((scanId) => scans.delete(scanId)),
    readSignatures: async (eventId) => [...signatures.values()].filter((each) => each.eventId === eventId),
    writeSignature: async (signature) => void signatures.set(signature.signatureId, signature),
    removeSignatures: async (ids) => ids.forEach((id) => signatures.delete(id)),
  };
}

interface LastingStore extends CheckInStore {
  forgetOldLists(before: Date): Promise<void>;
  forgetAllLists(): Promise<void>;
  readAllScans(): Promise<readonly StoredScan[]>;
  readAllSignatures(): Promise<readonly StoredSignature[]>;
}

function storeOn(database: IDBDatabase): LastingStore {
  const lists = (mode: IDBTransactionMode) => database.transaction('lists', mode).objectStore('lists');
  const scans = (mode: IDBTransactionMode) => database.transaction('scans', mode).objectStore('scans');
  const signatures = (mode: IDBTransactionMode) => database.transaction('signatures', mode).objectStore('signatures');
  const allLists = () => answerOf<StoredList[]>(lists('readonly').getAll());
  const forgetList = (eventId: number) => doneWith(lists('readwrite').delete(eventId));
  return {
    isLasting: true,
    readList: async (eventId) => currentForm(await answerOf<StoredForm | undefined>(lists('readonly').get(eventId))),
    writeList: (list) => doneWith(lists('readwrite').put(list)),
    forgetList,
    readScans: async (eventId) => {
      const found = await answerOf<StoredScan[]>(scans('readonly').index('eventId').getAll(eventId));
      return found.toSorted((a, b) => a.scannedAt.localeCompare(b.scannedAt));
    },
    writeScan: (scan) => doneWith(scans('readwrite').put(scan)),
    removeScans: async (scanIds) => {
      const store = scans('readwrite');
      await Promise.all(scanIds.map((scanId) => doneWith(store.delete(scanId))));
    },
    readSignatures: async (eventId) => {
      const found = await answerOf<StoredSignature[]>(signatures('readonly').index('eventId').getAll(eventId));
      return found.toSorted((a, b) => a.signedAt.localeCompare(b.signedAt));
    },
    writeSignature: (signature) => doneWith(signatures('readwrite').put(signature)),
    removeSignatures: async (ids) => {
      const store = signatures('readwrite');
      await Promise.all(ids.map((id) => doneWith(store.delete(id))));
    },
    readAllSignatures: () => answerOf<StoredSignature[]>(signatures('readonly').getAll()),
    forgetOldLists: async (before) => {
      const old = (await allLists()).filter(({ serverTime }) => new Date(serverTime) < before);
      for (const { eventId } of old) await forgetList(eventId);
    },
    readAllScans: () => answerOf<StoredScan[]>(scans('readonly').getAll()),
    forgetAllLists: () => doneWith(lists('readwrite').clear()),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 2);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore('lists', { keyPath: 'eventId' });
      request.result.createObjectStore('scans', { keyPath: 'scanId' }).createIndex('eventId', 'eventId');
    }
    request.result.createObjectStore('signatures', { keyPath: 'signatureId' }).createIndex('eventId', 'eventId');
  });
  return answerOf<IDBDatabase>(request);
}
