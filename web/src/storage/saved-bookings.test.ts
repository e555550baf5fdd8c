import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { bookingsStore, type SavedBookings, type SavedRows } from './saved-bookings';

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
