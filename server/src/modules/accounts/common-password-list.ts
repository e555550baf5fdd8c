import { ownCommonPasswords } from './own-common-passwords';

/** How many of the published list's passwords are refused, most common first. Source: rule SES-02. */
const refusedCount = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The common passwords, in lower case: the first 10,000 that `@zxcvbn-ts/language-common` lists, and our own additions.
 * The list is read when it's first needed, since unpacking it takes about 100 ms.
 * Source: docs/archive/decisions/0005-common-passwords.md.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'].slice(0, refusedCount), ...ownCommonPasswords]);
}
