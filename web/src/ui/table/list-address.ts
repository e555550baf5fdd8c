import { useSearchParams } from 'react-router';

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
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const queryOf = (wanted: Readonly<Record<string, string>>) =>
    Object.entries(wanted).filter(([, value]) => value !== '');
  return {
    values,
    page: /^[1-9]\d{0,4}$/.test(read('page')) ? Number(read('page')) : 1,
    choose: (name, value) =>
      setParams(queryOf({ ...values, [name]: value }), { replace: true, preventScrollReset: true }),
    hrefOf: (page) => `?${new URLSearchParams(queryOf({ ...values, page: page === 1 ? '' : String(page) }))}`,
  };
}
