import { useAddressQuery } from '../../address-query';

export interface ListAddress<Name extends string> {
  /** What the URL says about each name; '' where it says nothing. */
  readonly values: Readonly<Record<Name, string>>;
  /** From 1. */
  readonly page: number;
  /** Sets one of the values and shows the first page. '' removes it. */
  readonly choose: (name: Name, value: string) => void;
  /** The URL of another page of the same list. */
  readonly hrefOf: (page: number) => string;
}

/** Which part of a list is shown: its search, filters, order and page. They're in the URL, so that a reload shows the same. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [query, changeQuery] = useAddressQuery();
  const valuesIn = (asked: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, asked.get(name) ?? ''])) as Record<Name, string>;
  const values = valuesIn(query);
  const shownPage = query.get('page') ?? '';
  return {
    values,
    page: /^[1-9]\d{0,4}$/.test(shownPage) ? Number(shownPage) : 1,
    choose: (name, value) =>
      changeQuery((current) => queryOf({ ...valuesIn(current), [name]: value }), { replace: true }),
    hrefOf: (page) => `?${queryOf({ ...values, page: page === 1 ? '' : String(page) })}`,
  };
}

/** The id that a value names; null if it's none. */
export function idIn(value: string): number | null {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function queryOf(wanted: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
}
