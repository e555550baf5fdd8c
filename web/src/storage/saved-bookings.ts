import type { User } from '@ascendant/contract/account';
import type { MyBooking } from '@ascendant/contract/booking';
import { answerOf, doneWith } from './indexed-db';

/** A person's bookings as this device saved them, with pictures and ticket codes as data: URLs. */
export interface SavedBookings {
  /** What the header shows of them; no email, birth data or address. */
  readonly user: User;
  readonly bookings: readonly MyBooking[];
  /** By this device's clock, ISO 8601. */
  readonly savedAt: string;
}

/** The two rows of the store. */
export interface SavedRows {
  /** The id of the person who's signed in; without it, nothing can be saved. */
  readonly owner?: number;
  readonly saved?: SavedBookings | undefined;
}

/** Reads and changes the rows, with nothing in between. The work returns the rows that stay. */
export type ChangeRows = (work: (rows: SavedRows) => SavedRows) => Promise<SavedRows>;

/**
 * The bookings of the one person who's signed in, for when there's no network. They're deleted when that person signs out, in
 * whichever tab, and when someone else signs in. Source: docs/archive/decisions/0070-offline.md.
 */
export interface BookingsStore {
  /** Someone is signed in here: whatever belongs to anyone else is deleted. */
  keepFor(userId: number): Promise<void>;
  /** Saves unless that person has signed out meanwhile, perhaps in another tab. */
  save(saved: SavedBookings): Promise<void>;
  /** @returns null if nothing is saved */
  read(): Promise<SavedBookings | null>;
  /** No one is signed in here any more. */
  forget(): Promise<void>;
}

export function bookingsStore(change: ChangeRows): BookingsStore {
  return {
    keepFor: async (userId) => {
      await change((rows) => {
        const isTheirs = rows.saved?.user.id === userId;
        if (rows.owner === userId && (isTheirs || !rows.saved)) return rows;
        return { owner: userId, ...(isTheirs && { saved: rows.saved }) };
      });
    },
    save: async (saved) => {
      await change((rows) => (rows.owner === saved.user.id ? { ...rows, saved } : rows));
    },
    read: async () => currentForm((await change((rows) => rows)).saved),
    forget: async () => {
      await change(() => ({}));
    },
  };
}

/** Earlier builds saved no offsets: their bookings are read in UTC until they're saved again. */
function currentForm(saved: SavedBookings | undefined): SavedBookings | null {
  if (saved === undefined) return null;
  const bookings = saved.bookings.map((booking) => {
    const event: Partial<typeof booking.event> = booking.event;
    return { ...booking, event: { ...booking.event, zoneOffsets: event.zoneOffsets ?? [0] } };
  });
  return { ...saved, bookings };
}

const databaseName = 'saved-bookings';

/** This device's store. Each of its functions fails in a browser that can't store anything. */
export const savedBookings: BookingsStore = bookingsStore(async (work) => {
  const store = (await openDatabase()).transaction('rows', 'readwrite').objectStore('rows');
  const before = (await answerOf<SavedRows | undefined>(store.get(databaseName))) ?? {};
  const after = work(before);
  if (after !== before) await doneWith(store.put(after, databaseName));
  store.transaction.db.close();
  return after;
});

/** @returns null if this device has nothing saved */
export async function readSavedBookings(): Promise<SavedBookings | null> {
  return (await hasStore()) ? savedBookings.read() : null;
}

/** Deletes what's saved on this device. */
export async function forgetSavedBookings(): Promise<void> {
  if (await hasStore()) await savedBookings.forget();
}

/** Whether this device has ever saved anything. Asking doesn't create the database. */
async function hasStore(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('rows'));
  return answerOf<IDBDatabase>(request);
}
