import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, test, vi } from 'vitest';
import { clearAuthToken, readAuthToken, storeAuthToken } from '../api/auth-token';
import { beginSession, cacheUser, endSession, resumeSession } from '../data/current-user';
import { readBirthDraft, readOnboardingDraft } from '../features/onboarding/onboarding-draft';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { birthDateDraft } from './birth-date-drafts';
import { clearBookingStorage } from './booking-keys';
import { permanentStorage, tabStorage } from './browser-storage';
import { type ScanConflict, type StoredForm, currentForm } from './check-in-store';
import { companionDraft } from './companion-draft';
import { readMessageDraft, storeMessageDraft } from './message-drafts';
import { clearDrafts, readDraft, storeDraft } from './onboarding-drafts';
import { readPaymentIntentId, storePaymentIntentId } from './payment-intent-id';
import { readPendingBooking } from './pending-booking';
import { type SavedBookings, type SavedRows, bookingsStore } from './saved-bookings';
import {
  type Check,
  isBetween,
  isListOf,
  isOneOf,
  isOptional,
  isRecord,
  isShaped,
  isText,
  isTextUpTo,
  isWholeBetween,
  shaped,
} from './shape';
import { readTheme, storeTheme } from './theme';

afterEach(() => vi.restoreAllMocks());

function refuseWith(error: Error): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw error;
    });
}

test('a written value is read back until it is removed', () => {
  for (const storage of [permanentStorage, tabStorage]) {
    storage.write('kept', 'yes');
    expect(storage.read('kept')).toBe('yes');
    storage.remove('kept');
    expect(storage.read('kept')).toBeNull();
  }
});

test('a browser that forbids storage reads as empty', () => {
  refuseWith(new DOMException('The operation is insecure.', 'SecurityError'));
  expect(readAuthToken()).toBeNull();
  expect(readPaymentIntentId()).toBeNull();
  expect(readOnboardingDraft()).toBeNull();
  expect(readBirthDraft()).toBeNull();
  expect(readTheme()).toBe('system');
  expect(readPendingBooking(new Date())).toEqual({ kind: 'none' });
});

test('writing in a browser that forbids storage does not throw', () => {
  refuseWith(new DOMException('The operation is insecure.', 'SecurityError'));
  storeAuthToken('token');
  clearAuthToken();
  storePaymentIntentId('pi_1');
  clearBookingStorage();
  storeDraft('birth', {});
  clearDrafts();
  storeTheme('dark');
  storeTheme('system');
  expect(document.documentElement.dataset).not.toHaveProperty('theme');
});

test('a draft that there’s no room for isn’t stored, and typing goes on', () => {
  refuseWith(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  storeDraft('birth', {});
  storeMessageDraft(7, 'Is there parking?');
  birthDateDraft('own').store({ day: '4', month: '5', year: '1987' });
  vi.restoreAllMocks();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('any other storage failure still throws', () => {
  refuseWith(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  expect(() => permanentStorage.write('much', 'too much')).toThrow('quota');
});

const kinds: readonly (readonly [string, Check<never>, readonly unknown[], readonly unknown[]])[] = [
  ['a record', isRecord as never, [{}, { a: 1 }], [null, [], 'text', 1, undefined]],
  ['a text', isText as never, ['', 'text'], [null, 1, undefined, ['text']]],
  ['a text of at most 3 characters', isTextUpTo(3) as never, ['', 'abc'], ['abcd', 3, null]],
  ['a number from 1 to 5', isBetween(1, 5) as never, [1, 2.5, 5], [0.9, 5.1, Number.NaN, '3', null]],
  ['a whole number from 1 to 5', isWholeBetween(1, 5) as never, [1, 3, 5], [0, 6, 2.5, Infinity, '3', null]],
  ['a text or nothing', isOptional(isText) as never, ['', undefined], [null, 1]],
  ['one of two', isOneOf(['day', 'night']) as never, ['day', 'night'], ['Day', '', null, undefined]],
  ['a list of texts', isListOf(isText) as never, [[], ['a', 'b']], [['a', 1], 'a', { 0: 'a' }, null]],
  ['an object with a text', isShaped({ a: isText }) as never, [{ a: '' }, { a: '', b: 1 }], [{}, { a: 1 }, [], null]],
];

test.each(kinds)('%s is told from anything else', (_kind, is, right, wrong) => {
  for (const value of right) expect(is(value), JSON.stringify(value)).toBe(true);
  for (const value of wrong) expect(is(value), JSON.stringify(value)).toBe(false);
});

const shape = { city: isText, nights: isOptional(isWholeBetween(1, 30)) };

test('an object keeps the properties of its shape, without those that are missing and may be', () => {
  expect(shaped({ city: 'Halifax', nights: 2, password: 'secret' }, shape)).toEqual({ city: 'Halifax', nights: 2 });
  expect(Object.keys(shaped({ city: 'Halifax' }, shape) ?? {})).toEqual(['city']);
});

test.each([null, 'Halifax', ['Halifax'], { nights: 2 }, { city: 'Halifax', nights: 0 }, { city: 7 }])(
  'what isn’t of its shape is refused: %j',
  (value) => expect(shaped(value, shape)).toBeNull(),
);

function device() {
  let rows: SavedRows = {};
  return bookingsStore(async (work) => {
    rows = work(rows);
    return rows;
  });
}

const saved = (id: number): SavedBookings => ({
  user: buildUser({ id }),
  bookings: [buildBooking()],
  savedAt: '2027-01-02T10:00:00.000Z',
});

test('the bookings of the person who is signed in are saved', async () => {
  const store = device();
  await store.keepFor(1);
  await store.save(saved(1));
  await store.keepFor(1);
  expect(await store.read()).toEqual(saved(1));
});

test('signing out deletes them, and a reply that arrives afterwards is not saved', async () => {
  const store = device();
  await store.keepFor(1);
  await store.save(saved(1));
  await store.forget();
  expect(await store.read()).toBeNull();
  await store.save(saved(1));
  expect(await store.read()).toBeNull();
});

test('another person who signs in never sees them, nor has them saved by a tab of the first', async () => {
  const store = device();
  await store.keepFor(1);
  await store.save(saved(1));
  await store.keepFor(2);
  expect(await store.read()).toBeNull();
  await store.save(saved(1));
  expect(await store.read()).toBeNull();
});

const list: StoredForm = {
  eventId: 7,
  clockOffsetMs: 0,
  serverTime: '2027-07-02T10:00:00Z',
  event: {
    id: 7,
    title: 'Dawn traverse',
    location: 'Banff, Alberta',
    timezone: 'America/Edmonton',
    zoneOffsets: [-21600],
    startDate: '2027-07-02',
    startTime: '04:45',
    endDate: '2027-07-02',
    endTime: '16:00',
    opensAt: '2027-07-01T10:45:00.000Z',
  },
  tickets: [],
};
const conflict: ScanConflict = {
  scanId: 'a',
  attendeeName: 'Maya Lindqvist',
  shown: 'admitted',
  scannedAt: '2027-07-02T09:41:00Z',
  outcome: 'duplicate',
  checkedInAt: '2027-07-02T09:40:00Z',
};

it('a list stored under the earlier name of its conflicts still shows them', () => {
  expect(currentForm({ ...list, surprises: [conflict] })).toEqual({ ...list, conflicts: [conflict] });
});

it('a list stored today is read as it is', () => {
  expect(currentForm({ ...list, conflicts: [conflict] })).toEqual({ ...list, conflicts: [conflict] });
});

it('a list stored without offsets shows moments in UTC until it is read again', () => {
  const { zoneOffsets: _, ...event } = list.event;
  expect(currentForm({ ...list, event })?.event.zoneOffsets).toEqual([0]);
});

it('a list without conflicts has an empty list of them, and a device without a list has none', () => {
  expect(currentForm(list)).toEqual({ ...list, conflicts: [] });
  expect(currentForm(undefined)).toBeNull();
});

const date = { day: '4', month: '5', year: '2020' };
const maya = buildUser();
const nadia = buildUser({ id: 2, username: 'nadia' });

function typeEverything(): void {
  storeDraft('birth', date);
  storeDraft('preferences', {});
  storeMessageDraft(7, 'Is there parking?');
  companionDraft.store({ firstName: 'Ada', lastName: 'Roy', relationshipType: 'child', ...date });
  birthDateDraft('own').store(date);
  birthDateDraft(5).store(date);
}

const drafts = () => [
  readDraft('birth'),
  readDraft('preferences'),
  readMessageDraft(7) || null,
  companionDraft.read(),
  birthDateDraft('own').read(),
  birthDateDraft(5).read(),
];
const none = drafts().map(() => null);

/** A tab in which Maya has typed everything, and whose session then ended without a sign-out; its page was loaded again. */
function tabOfMaya(): QueryClient {
  const client = new QueryClient();
  cacheUser(client, maya);
  typeEverything();
  return new QueryClient();
}

test('the same person finds their drafts after signing in again', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await beginSession(client, maya, undefined);
  expect(drafts()).not.toContain(null);
});

test('someone else who signs in finds no one’s drafts, and the first person finds none afterwards', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await beginSession(client, nadia, undefined);
  expect(drafts()).toEqual(none);
  storeMessageDraft(7, 'Where do we meet?');
  await beginSession(client, maya, undefined);
  expect(drafts()).toEqual(none);
});

test('a page that’s loaded for someone else, who signed in in another tab, has no one’s drafts', () => {
  const client = tabOfMaya();
  client.setQueryData(['currentUser'], nadia);
  resumeSession(client);
  expect(drafts()).toEqual(none);
});

test('signing out clears them all', async () => {
  fakeApi({});
  const client = tabOfMaya();
  await endSession(client);
  expect(drafts()).toEqual(none);
  expect(sessionStorage).toHaveLength(0);
});
