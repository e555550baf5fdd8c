import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@ascendant/contract/routes';
import { v1Changes } from '@ascendant/contract/v1/changes';
import { expect, it } from 'vitest';
import { isPromised, promisedApi } from './docs';
import { openApiDocument } from './openapi';

/** The API that was promised, as the last commit has it. */
const file = fileURLToPath(new URL('../../../docs/api/v1.json', import.meta.url));
const promised: unknown = JSON.parse(readFileSync(file, 'utf8'));
const now = JSON.parse(
  JSON.stringify(await openApiDocument(promisedApi(Object.values(routes)), 'https://ascendant.example')),
);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What names one of a list: a parameter its name, a word itself. */
const nameOf = (value: unknown): string =>
  isObject(value) && typeof value['name'] === 'string' ? value['name'] : JSON.stringify(value);

/** Each place of `before` that `after` no longer has as it was. Texts that explain may change. */
function broken(before: unknown, after: unknown, place: string): readonly string[] {
  if (/\.(?:summary|description)$/.test(place)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    // Alternatives have no name; new ones come last.
    if (place.endsWith('Of')) return before.flatMap((value, index) => broken(value, after[index], `${place}.${index}`));
    const left = new Map(after.map((value: unknown) => [nameOf(value), value]));
    // What a request must have may only get less, and what a reply has only more.
    const added = place.endsWith('parameters')
      ? after.filter(
          (value) =>
            isObject(value) && value['required'] === true && !before.some((old) => nameOf(old) === nameOf(value)),
        )
      : [];
    return [
      ...added.map((value) => `${place}.${nameOf(value)} is required now`),
      ...before.flatMap((value: unknown) => broken(value, left.get(nameOf(value)), `${place}.${nameOf(value)}`)),
    ];
  }
  if (isObject(before) && isObject(after))
    return Object.entries(before).flatMap(([key, value]) => broken(value, after[key], `${place}.${key}`));
  return before === after ? [] : [`${place} was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`];
}

it('nothing that was promised is gone or different', () => {
  expect(broken(promised, now, 'v1')).toEqual([]);
});

it('what’s added is promised from now on: run this test with -u, and commit docs/api/v1.json', async () => {
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(file);
});

it('every call is in the list of changes once, which `/developers` shows, the latest day first', () => {
  const calls = Object.values(routes)
    .filter(isPromised)
    .map(({ name }) => name);
  expect(v1Changes.flatMap(({ calls: added }) => added).toSorted()).toEqual(calls.toSorted());
  const days = v1Changes.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
});

it.each([
  [
    'a field of a reply',
    (api: string) => api.replace('"seatsLeft":{"type":"integer","minimum":0,"exclusiveMaximum":2147483648},', ''),
  ],
  ['a value', (api: string) => api.replace('"organizer"', '"reseller"')],
  ['a call', (api: string) => api.replace('/api/v1/payouts', '/api/v1/transfers')],
  ['a parameter', (api: string) => api.replaceAll('"changedSince"', '"since"')],
])('a removal is noticed: %s', (_, change) => {
  const changed = change(JSON.stringify(now));
  expect(changed).not.toBe(JSON.stringify(now));
  expect(broken(now, JSON.parse(changed), 'v1')).not.toEqual([]);
});
