/** The filters that were chosen, so that the address of the call stays short. */
export function chosen<Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
    Record<Name, string>
  >;
}
