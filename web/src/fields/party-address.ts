import { oneAdult, partyCountOf, type PartyCount } from '@ascendant/domain/booking/party-count';
import { companionsOf } from '@ascendant/domain/match/party';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The parameter of an address that names them. */
export const partyParameter = 'with';
/** The parameters that say how many they are, before they're named. */
export const countParameters = ['adults', 'children'] as const;

/** Who comes along, kept in the address so that links and reloads keep it. Source: rule PTY-01. */
export interface PartyAddress {
  /** '5,8'; undefined for the traveller alone. */
  readonly text: string | undefined;
  /** The dependents' ids. */
  readonly ids: readonly number[];
  /** With how many they are now, if that changes too. */
  readonly set: (ids: readonly number[], count?: PartyCount) => void;
  /** How many people were chosen, the traveller included; null if no one has chosen. */
  readonly count: PartyCount | null;
  readonly setCount: (count: PartyCount) => void;
}

export function usePartyAddress(): PartyAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const ids = partyIn(search);
  const change = useCallback(
    (changed: (after: URLSearchParams) => void) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          changed(after);
          after.delete('cursor');
          return after;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setSearch, state],
  );
  return {
    text: partyText(ids),
    ids,
    count: countIn(search),
    set: useCallback(
      (next, count) =>
        change((after) => write(after, { [partyParameter]: partyText(next), ...(count && countTexts(count)) })),
      [change],
    ),
    setCount: useCallback((next) => change((after) => write(after, countTexts(next))), [change]),
  };
}

/** The dependents an address names; none for anything invalid, since anyone can type an address. */
export function partyIn(search: URLSearchParams): readonly number[] {
  return companionsOf(search.get(partyParameter) ?? '') ?? [];
}

/** '5,8'; undefined for none. */
export function partyText(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

/** A path that carries the party on, and how many they are. */
export function withParty(path: string, text: string | undefined, count: PartyCount | null = null): string {
  const carried = new URLSearchParams();
  write(carried, count === null ? {} : countTexts(count));
  const query = [text === undefined ? '' : `${partyParameter}=${text}`, carried.toString()].filter(Boolean).join('&');
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function countIn(search: URLSearchParams): PartyCount | null {
  const [adults, children] = countParameters.map((name) => search.get(name));
  return adults == null && children == null ? null : partyCountOf(adults ?? null, children ?? null);
}

function countTexts({ adults, children }: PartyCount): Readonly<Record<string, string | undefined>> {
  return {
    adults: adults === oneAdult.adults ? undefined : String(adults),
    children: children === 0 ? undefined : String(children),
  };
}

/** Leaves out what has no text. */
function write(search: URLSearchParams, texts: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) search.delete(name);
    else search.set(name, text);
  }
}
