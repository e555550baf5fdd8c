import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAccepted, noticesText, productionPackages } from './notices.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock: unknown = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));

test('everything in use has a licence that we accept; a new one needs a reason in scripts/notices.mjs', () => {
  const packages = productionPackages(lock);
  expect(packages.length).toBeGreaterThan(150);
  expect(packages.filter((each) => !isAccepted(each))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['unknown', false],
])('a package under %s is accepted: %s', (licence, isFine) => {
  expect(isAccepted({ name: 'a-package', licence })).toBe(isFine);
});

test('libvips is accepted under the LGPL, as it is, and only there', () => {
  const libvips = productionPackages(lock).filter(({ licence }) => licence.includes('LGPL'));
  expect(libvips.length).toBeGreaterThan(0);
  for (const { name } of libvips) expect(name).toMatch(/^@img\/sharp-/);
});

test('the notices name every package, the fonts and the cities, with the texts of the licences', () => {
  const text = noticesText(lock, root);
  for (const { name, version } of productionPackages(lock)) expect(text).toContain(`${name} ${version}: `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('GeoNames');
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toContain('Apache License');
});
