import { answerOf, doneWith } from './indexed-db';

/**
 * Unfinished forms, kept on this device so that a reload, a lost connection or the end of a session loses nothing. Each belongs to one
 * person: at sign-out the browser clears them all, and when someone else signs in theirs are deleted.
 */
export interface KeptForms {
  /** @returns null if nothing is kept */
  read(userId: number, form: string): Promise<unknown>;
  write(userId: number, form: string, value: object): Promise<void>;
  remove(userId: number, form: string): Promise<void>;
  /** Deletes the forms of everyone else. */
  forgetOthers(userId: number): Promise<void>;
  /** Deletes everyone's. */
  forgetAll(): Promise<void>;
}

interface KeptRow {
  readonly userId: number;
  readonly form: string;
  readonly value: object;
}

const databaseName = 'kept-forms';

/** This device's forms. In a browser that can't store anything, they last as long as the page. */
export const keptForms: KeptForms = lazily(openKeptForms);

async function openKeptForms(): Promise<KeptForms> {
  try {
    return formsIn(await openDatabase());
  } catch {
    return formsInMemory();
  }
}

function formsIn(database: IDBDatabase): KeptForms {
  const rows = (mode: IDBTransactionMode) => database.transaction('forms', mode).objectStore('forms');
  const remove = (userId: number, form: string) => doneWith(rows('readwrite').delete([userId, form]));
  return {
    read: async (userId, form) => {
      const row = await answerOf<KeptRow | undefined>(rows('readonly').get([userId, form]));
      return row?.value ?? null;
    },
    write: (userId, form, value) => doneWith(rows('readwrite').put({ userId, form, value } satisfies KeptRow)),
    remove,
    forgetOthers: async (userId) => {
      const all = await answerOf<KeptRow[]>(rows('readonly').getAll());
      const theirs = all.filter((row) => row.userId !== userId);
      await Promise.all(theirs.map((row) => remove(row.userId, row.form)));
    },
    forgetAll: () => doneWith(rows('readwrite').clear()),
  };
}

function formsInMemory(): KeptForms {
  const rows = new Map<string, KeptRow>();
  const keyOf = (userId: number, form: string) => `${userId} ${form}`;
  return {
    read: async (userId, form) => rows.get(keyOf(userId, form))?.value ?? null,
    write: async (userId, form, value) => void rows.set(keyOf(userId, form), { userId, form, value }),
    remove: async (userId, form) => void rows.delete(keyOf(userId, form)),
    forgetOthers: async (userId) => {
      for (const [key, row] of rows) if (row.userId !== userId) rows.delete(key);
    },
    forgetAll: async () => rows.clear(),
  };
}

/** Opens the store when it's first used. */
function lazily(open: () => Promise<KeptForms>): KeptForms {
  let opened: Promise<KeptForms> | undefined;
  const store = () => (opened ??= open());
  return {
    read: async (userId, form) => (await store()).read(userId, form),
    write: async (userId, form, value) => (await store()).write(userId, form, value),
    remove: async (userId, form) => (await store()).remove(userId, form),
    forgetOthers: async (userId) => (await store()).forgetOthers(userId),
    forgetAll: async () => (await store()).forgetAll(),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('forms', { keyPath: ['userId', 'form'] });
  });
  return answerOf<IDBDatabase>(request);
}
