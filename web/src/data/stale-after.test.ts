// @vitest-environment node
import type { Route } from '@ascendant/contract/route';
import { routes, type CallName } from '@ascendant/contract/routes';
import { expect, test } from 'vitest';
import { neverStale, postedReads, withoutFact } from './calls-without-fact';
import { staleAfter } from './stale-after';

const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** The top-level functions and constants of the data layer, with their text. */
const declarations: readonly Declaration[] = Object.values(files)
  .flatMap((text) => text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m))
  .filter((text) => /^(?:export )?(?:async )?(?:function|const) /.test(text))
  .map((text) => ({ text, name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? '' }));

const names = new Map(Object.values<Route>(routes).map(({ address, name }) => [address as string, name as CallName]));
const callsIn = (text: string): readonly CallName[] =>
  [
    ...text.matchAll(/\b(?:call|callWithHeaders|upload|read(?:OrNull)?Query)\(\s*(?:'\w+',\s*)?'([A-Z]+ \/[^']+)'/g),
  ].map(([, address = '']) => names.get(address) ?? expect.fail(address));
const isRead = (name: CallName): boolean => routes[name].method === 'GET' || postedReads.includes(name);
const needsFact = (name: CallName): boolean => !isRead(name) && !withoutFact.includes(name);
const used = declarations.flatMap(({ text }) => callsIn(text));

/** Whether a declaration tells a fact, or every declaration that uses it does. The types make each of these name one. */
function tellsAFact({ name, text }: Declaration): boolean {
  if (/\b(?:writing|useWrite|useUserWrite|tell)(?:<[^(]*>)?\(/.test(text)) return true;
  const users = declarations.filter(
    (other) => other.name !== name && new RegExp(`(?<!')\\b${name}\\b`).test(other.text),
  );
  return users.length > 0 && users.every(tellsAFact);
}

/** Facts about sessions put nearly everything out of date, and list nothing. */
const lists: readonly (readonly CallName[])[] = Object.values(staleAfter).filter((stale) => typeof stale !== 'string');
const listed = lists.flat();

test('the data layer uses most of the contract', () => {
  expect(used.length).toBeGreaterThan(40);
});

test('every write names a fact', () => {
  const silent = declarations.filter(({ text }) => callsIn(text).some(needsFact));
  expect(silent.filter((declaration) => !tellsAFact(declaration)).map(({ name }) => name)).toEqual([]);
});

test('every read goes stale after some fact, or never does', () => {
  expect(used.filter((name) => isRead(name) && !listed.includes(name) && !neverStale.includes(name))).toEqual([]);
});

test('a read that never goes stale is in no fact', () => {
  expect(neverStale.filter((name) => listed.includes(name))).toEqual([]);
});

test('facts list reads that the site makes, each once', () => {
  expect(listed.filter((name) => !used.includes(name) || !isRead(name))).toEqual([]);
  for (const names of lists) expect(new Set(names).size).toBe(names.length);
});
