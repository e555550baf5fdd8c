import { companionsOf } from '@ascendant/domain/match/party';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The parameter of an address that names them. */
export const partyParameter = 'with';

/** Who comes along, kept in the address so that links and reloads keep it. Source: rule PTY-01. */
export interface PartyAddress {
  /** '5,8'; undefined for the traveller alone. */
  readonly text: string | undefined;
  /** The dependents' ids. */
  readonly ids: readonly number[];
  readonly set: (ids: readonly number[]) => void;
}

export function usePartyAddress(): PartyAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const ids = partyIn(search);
  const set = useCallback(
    (next: readonly number[]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length > 0) after.set(partyParameter, next.join(','));
          else after.delete(partyParameter);
          after.delete('cursor');
          return after;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setSearch, state],
  );
  return { text: partyText(ids), ids, set };
}

/** The dependents an address names; none for anything invalid, since anyone can type an address. */
export function partyIn(search: URLSearchParams): readonly number[] {
  return companionsOf(search.get(partyParameter) ?? '') ?? [];
}

/** '5,8'; undefined for none. */
export function partyText(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

/** A path that carries the party on. */
export function withParty(path: string, text: string | undefined): string {
  if (text === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${partyParameter}=${text}`;
}
