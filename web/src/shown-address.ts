import { findRoute } from './routes';

/**
 * The part of an address that decides what a visitor's page shows, in a fixed order: addresses that differ only in the rest, such as where
 * a link was found, are the same page.
 * @param url path and query
 */
export function shownAddress(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const path = url.slice(0, at);
  const names = findRoute(path)?.parameters;
  if (names === undefined) return url;
  const given = new URLSearchParams(url.slice(at));
  const shown = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return shown.size === 0 ? path : `${path}?${shown}`;
}
