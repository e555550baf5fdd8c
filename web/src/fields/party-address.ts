import { partyTaken, partyCountOf, partyCountText, type PartyCount } from '@ascendant/domain/booking/party-count';
import { companionsOf } from '@ascendant/domain/match/party';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useAddressQuery } from '../address-query';

/** The parameter of an address that names them. */
export const partyParameter = 'with';
/** The parameter that says how many they are, before they're named. */
export const countParameter = 'party';

/** Who comes along. */
export interface Party {
  /** The dependents' ids. */
  readonly ids: readonly number[];
  /** How many people were chosen, the traveller included; null if no one has chosen. */
  readonly count: PartyCount | null;
}

/** Who comes along, kept in the address so that links and reloads keep it. Source: rule PTY-01. */
export interface PartyAddress extends Party {
  /** '5,8'; undefined for the traveller alone. */
  readonly text: string | undefined;
  /** Changes it from what was chosen last, which the page may not show yet when things are pressed quickly. */
  readonly change: (next: (chosen: Party) => Party) => void;
}

export function usePartyAddress(): PartyAddress {
  const [query, changeQuery] = useAddressQuery();
  const { state } = useLocation() as { state: unknown };
  const change = useCallback<PartyAddress['change']>(
    (next) =>
      changeQuery(
        (current) => {
          const { ids, count } = next(partyOf(current));
          put(current, partyParameter, ids.join(','));
          put(current, countParameter, count ? partyCountText(count) : '');
          current.delete('cursor');
          return current;
        },
        { replace: true, state },
      ),
    [changeQuery, state],
  );
  const party = partyOf(query);
  return { ...party, text: partyText(party.ids), change };
}

/** Who comes, as reads ask for it: the dependents, and whether there are children. */
export function whoComes({ ids, count }: Party): { readonly with?: string; readonly kids?: 'true' } {
  const text = partyText(ids);
  return { ...(text && { with: text }), ...(count?.children && { kids: 'true' }) };
}

export function partyOf(query: URLSearchParams): Party {
  return { ids: partyIn(query), count: partyCountOf(query.get(countParameter)) };
}

function put(query: URLSearchParams, parameter: string, text: string): void {
  if (text === '') query.delete(parameter);
  else query.set(parameter, text);
}

/** Some ids with another one, or without it if it's among them. */
export function toggledId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
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
