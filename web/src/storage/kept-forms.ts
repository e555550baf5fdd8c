import { answerOf, doneWith } from './indexed-db';
import { isRecord, isText } from './shape';
import { tabDraft } from './tab-draft';

/**
 * The text of a form as it was when its page went away. Writing to a database takes longer than a page that's leaving has, so this copy
 * is written at once and stays in the tab until the database has caught up.
 */
interface LeftForm {
  readonly userId: number;
  readonly form: string;
  readonly text: Readonly<Record<string, unknown>>;
}

const leftForm = tabDraft<LeftForm>('left-form', {
  userId: (value) => typeof value === 'number',
  form: isText,
  text: isRecord,
});

const writeLeftForm = leftForm.store;

export interface KeptRow {
  readonly userId: number;
  readonly form: string;
  readonly value: object;
}

/**
 * Unfinished forms, kept on this device so that a reload, a lost connection or the end of a session loses nothing. Each belongs to one
 * person: at sign-out the browser clears them all (the server keeps a copy, see data/kept-forms), and when someone else signs in theirs
 * are deleted.
 */
export interface KeptForms extends StoredForms {
  /** Keeps what can be written as JSON at once, before the page goes away. It counts as newer than what's stored. */
  leave(userId: number, form: string, text: Readonly<Record<string, unknown>>): void;
}

interface StoredForms {
  /** @returns null if nothing is kept */
  read(userId: number, form: string): Promise<unknown>;
  /** All of a person's. */
  list(userId: number): Promise<readonly KeptRow[]>;
  write(userId: number, form: string, value: object): Promise<void>;
  remove(userId: number, form: string): Promise<void>;
  /** Deletes the forms of everyone else. */
  forgetOthers(userId: number): Promise<void>;
  /** Deletes everyone's. */
  forgetAll(): Promise<void>;
}

const databaseName = 'kept-forms';

/** This device's forms. In a browser that can't store anything, they last as long as the page. */
export const keptForms: KeptForms = lazily(openKeptForms);

async function openKeptForms(): Promise<StoredForms> {
  try {
    return formsIn(await openDatabase());
  } catch {
    return formsInMemory();
  }
}

function formsIn(database: IDBDatabase): StoredForms {
  const rows = (mode: IDBTransactionMode) => database.transaction('forms', mode).objectStore('forms');
  const remove = (userId: number, form: string) => doneWith(rows('readwrite').delete([userId, form]));
  return {
    read: async (userId, form) => {
      const row = await answerOf<KeptRow | undefined>(rows('readonly').get([userId, form]));
      return row?.value ?? null;
    },
    list: async (userId) => {
      const all = await answerOf<KeptRow[]>(rows('readonly').getAll());
      return all.filter((row) => row.userId === userId);
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

function formsInMemory(): StoredForms {
  const rows = new Map<string, KeptRow>();
  const keyOf = (userId: number, form: string) => `${userId} ${form}`;
  return {
    read: async (userId, form) => rows.get(keyOf(userId, form))?.value ?? null,
    list: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
    write: async (userId, form, value) => void rows.set(keyOf(userId, form), { userId, form, value }),
    remove: async (userId, form) => void rows.delete(keyOf(userId, form)),
    forgetOthers: async (userId) => {
      for (const [key, row] of rows) if (row.userId !== userId) rows.delete(key);
    },
    forgetAll: async () => rows.clear(),
  };
}

/** Opens the store when it's first used, and puts what a page left in this tab on top of what's stored. */
function lazily(open: () => Promise<StoredForms>): KeptForms {
  let opened: Promise<StoredForms> | undefined;
  const store = () => (opened ??= open());
  return {
    leave: (userId, form, text) => writeLeftForm({ userId, form, text }),
    read: async (userId, form) => {
      const left = readLeftForm(userId, form);
      const stored = await (await store()).read(userId, form);
      return left === null ? stored : { ...(stored as object | null), ...left };
    },
    list: async (userId) => (await store()).list(userId),
    write: async (userId, form, value) => {
      await (await store()).write(userId, form, value);
      if (readLeftForm(userId, form)) removeLeftForm();
    },
    remove: async (userId, form) => {
      if (readLeftForm(userId, form)) removeLeftForm();
      await (await store()).remove(userId, form);
    },
    forgetOthers: async (userId) => {
      removeLeftForm(userId);
      await (await store()).forgetOthers(userId);
    },
    forgetAll: async () => {
      removeLeftForm();
      await (await store()).forgetAll();
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('forms', { keyPath: ['userId', 'form'] });
  });
  return answerOf<IDBDatabase>(request);
}

/** @returns null if this person left no such form in this tab */
function readLeftForm(userId: number, form: string): LeftForm['text'] | null {
  const left = leftForm.read();
  return left?.userId === userId && left.form === form ? left.text : null;
}

/** Deletes it, unless it belongs to the person who may keep theirs. */
function removeLeftForm(keeperId?: number): void {
  if (keeperId === undefined || leftForm.read()?.userId !== keeperId) leftForm.clear();
}
