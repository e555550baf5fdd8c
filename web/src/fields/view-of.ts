import { savedViewPattern } from '@ascendant/domain/site/saved-view';

/** The part of an address that a view keeps; '' if it says nothing. @param query such as '?status=draft&q=walk&page=3' */
export function viewOf(query: string, names: readonly string[]): string {
  const said = new URLSearchParams(query);
  return names
    .flatMap((name) => {
      const part = `${name}=${said.get(name) ?? ''}`;
      return savedViewPattern.test(part) ? [part] : [];
    })
    .join('&');
}
