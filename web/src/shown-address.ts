import { filterNames } from './features/event-list/event-filters';
import { mapView } from './features/event-list/list-view';
import { partyParameter } from './fields/party-address';
import { paths } from './paths';
import { findRoute } from './routes';

const list = [...filterNames, 'cursor', mapView[0]];

/** What each public page reads of its address's query. A page that isn't listed may read anything. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [partyParameter],
  [paths.browse]: list,
  [paths.events]: list,
  [paths.event(':id', ':slug?')]: [partyParameter, 'book', 'review'],
  [paths.host(':id')]: [partyParameter],
  [paths.joinAsOrganizer]: [],
  [paths.matching]: [],
  [paths.help]: [],
  [paths.contact]: [],
  [paths.terms]: [],
  [paths.privacy]: [],
  [paths.accessibility]: [],
  [paths.credits]: [],
};

/**
 * The part of an address that decides what a visitor's page shows, in a fixed order: addresses that differ only in the rest, such as where
 * a link was found, are the same page.
 * @param url path and query
 */
export function shownAddress(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const path = url.slice(0, at);
  const names = parameters[findRoute(path)?.path ?? ''];
  if (names === undefined) return url;
  const given = new URLSearchParams(url.slice(at));
  const shown = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return shown.size === 0 ? path : `${path}?${shown}`;
}
