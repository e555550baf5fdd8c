import {
  oneAdult,
  partyTaken,
  partyCountOf,
  partyCountText,
  type PartyCount,
} from '@ascendant/domain/booking/party-count';
import { companionsOf } from '@ascendant/domain/match/party';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useAddressQuery } from '../address-query';

/** The parameter of an address that names them. */
export const partyParameter = 'with';
/** The parameter that says how many they are, before they're named. */
export const countParameter = 'party';

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
  /** The same from what was chosen last, which the page may not show yet when something is pressed quickly. */
  readonly changeCount: (change: (chosen: PartyCount) => PartyCount) => void;
}

export function usePartyAddress(): PartyAddress {
  const [query, changeQuery] = useAddressQuery();
  const { state } = useLocation() as { state: unknown };
  const ids = partyIn(query);
  const change = useCallback(
    (edit: (query: URLSearchParams) => void) =>
      changeQuery(
        (current) => {
          edit(current);
          current.delete('cursor');
          return current;
        },
        { replace: true, state },
      ),
    [changeQuery, state],
  );
  return {
    text: partyText(ids),
    ids,
    count: partyCountOf(query.get(countParameter)),
    set: useCallback(
      (next, count) =>
        change((current) => {
          if (next.length === 0) current.delete(partyParameter);
          else current.set(partyParameter, next.join(','));
          if (count) current.set(countParameter, partyCountText(count));
        }),
      [change],
    ),
    setCount: useCallback((count) => change((current) => current.set(countParameter, partyCountText(count))), [change]),
    changeCount: useCallback(
      (next) =>
        change((current) => {
          const chosen = partyCountOf(current.get(countParameter)) ?? oneAdult;
          current.set(countParameter, partyCountText(next(chosen)));
        }),
      [change],
    ),
  };
}

/** Only who they are, for cards: a list has dozens. */
export function usePartyText(): PartyAddress['text'] {
  return partyText(partyIn(new URLSearchParams(useLocation().search)));
}

/** The same on an event's page: without children, if the event doesn't take them. */
export function usePartyOfEvent({ minimumAge }: { readonly minimumAge: number }): PartyAddress {
  const party = usePartyAddress();
  return { ...party, count: party.count && partyTaken(party.count, minimumAge) };
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
  const carried = [
    ...(text === undefined ? [] : [`${partyParameter}=${text}`]),
    ...(count === null ? [] : [`${countParameter}=${partyCountText(count)}`]),
  ];
  if (carried.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${carried.join('&')}`;
}
