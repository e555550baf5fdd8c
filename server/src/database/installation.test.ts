import { expect, it } from 'vitest';
import { sandboxEnvironment } from '../../test/checkout/sandbox-environment';
import { buildOpenPayment } from '../../test/checkout/scene';
import { testDatabase } from '../../test/test-database';
import { findSite, siteOf } from './installation.repository';

it('payments keep their mark when the site moves to another URL', async () => {
  const { db } = await testDatabase();
  expect(await findSite(db)).toBeNull();
  const [mark, other] = await Promise.all([siteOf(db, 'https://a.example'), siteOf(db, 'https://a.example')]);
  expect(mark).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).toBe(mark);
  expect(await siteOf(db, 'https://b.example')).toBe(mark);
});

it('an installation whose payments were marked with its URL keeps that mark', async () => {
  const { app } = await sandboxEnvironment();
  await buildOpenPayment(app);
  expect(await siteOf(app.db, 'https://a.example')).toBe('https://a.example');
  expect(await siteOf(app.db, 'https://b.example')).toBe('https://a.example');
});
