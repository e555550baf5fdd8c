import type { FieldSheet } from '@ascendant/contract/field-sheet';
import { phoneShownDays } from '@ascendant/domain/question/answer-times';
import { answerOf, doneWith } from './indexed-db';

const databaseName = 'field-sheets';
const dayMs = 86_400_000;

/** A field sheet as it's stored on this device. */
interface StoredSheet {
  readonly eventId: number;
  /** Who has read it. Undefined in what an earlier build stored. */
  readonly userId?: number;
  readonly sheet: FieldSheet;
}

/** Whether a device may still have a sheet: as long as the site would show everything on it. */
function isCurrent({ sheet }: StoredSheet, now: number): boolean {
  return now < Date.parse(sheet.event.endsAt) + phoneShownDays * dayMs;
}

/** The sheet of an event that this device has; deletes those that are too old. @returns null in a browser that stores nothing, too */
export async function readStoredSheet(eventId: number): Promise<FieldSheet | null> {
  const database = await openDatabase();
  if (database === null) return null;
  const all = await answerOf<StoredSheet[]>(sheets(database, 'readonly').getAll());
  const old = all.filter((stored) => !isCurrent(stored, Date.now()));
  for (const stored of old) await doneWith(sheets(database, 'readwrite').delete(stored.eventId));
  return all.find((stored) => stored.eventId === eventId && !old.includes(stored))?.sheet ?? null;
}

/** @returns whether it's stored, and will open without a network */
export async function storeSheet(sheet: FieldSheet, userId: number): Promise<boolean> {
  const database = await openDatabase();
  const stored: StoredSheet = { eventId: sheet.event.id, userId, sheet };
  if (database === null || !isCurrent(stored, Date.now())) return false;
  await doneWith(sheets(database, 'readwrite').put(stored));
  return true;
}

export async function forgetSheet(eventId: number): Promise<void> {
  const database = await openDatabase();
  if (database !== null) await doneWith(sheets(database, 'readwrite').delete(eventId));
}

/** Deletes all of them, at sign-out. */
export async function forgetSheets(): Promise<void> {
  await forgetSheetsOf(() => true);
}

/** Deletes what anyone else has read: a session can end without a sign-out. */
export async function forgetSheetsOfOthers(userId: number): Promise<void> {
  await forgetSheetsOf((stored) => stored.userId !== userId);
}

async function forgetSheetsOf(isTheirs: (stored: StoredSheet) => boolean): Promise<void> {
  if (!(await isThere())) return;
  const database = await openDatabase();
  if (database === null) return;
  const all = await answerOf<StoredSheet[]>(sheets(database, 'readonly').getAll());
  for (const { eventId } of all.filter(isTheirs)) await doneWith(sheets(database, 'readwrite').delete(eventId));
}

/** Whether this device has ever had one. Asking doesn't create the database. */
async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    // A browser that can't store anything has nothing.
    return false;
  }
}

function sheets(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction('sheets', mode).objectStore('sheets');
}

/** @returns null where nothing can be stored, as in some private windows: the sheet then needs a network */
async function openDatabase(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('sheets', { keyPath: 'eventId' });
    });
    return await answerOf<IDBDatabase>(request);
  } catch {
    return null;
  }
}
