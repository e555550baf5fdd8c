import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoute, offlineRoutes, pageRoutes } from './routes';

test('each path has one record', () => {
  const all = pageRoutes.map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
});

test('an address has the record of its path, and none if there’s no such page', () => {
  expect(findRoute('/events/7/dawn-traverse')?.title).toBe('Event');
  expect(findRoute('/admin/discount-codes')?.title).toBe('Admin');
  expect(findRoute('/no-such-page')).toBeNull();
});

test('the service worker stores the code of each page that needs no network', async () => {
  const stored = readFileSync(join(import.meta.dirname, '../offline-files.ts'), 'utf8');
  expect(offlineRoutes.map(({ path }) => path)).toEqual(['/my-bookings', '*']);
  for (const { Page } of offlineRoutes) {
    await Page.preload();
    expect(stored).toContain(`'src/pages/${Page.loadedName()}.tsx'`);
  }
});
