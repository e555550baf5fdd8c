const maxTerms = 10;
const maxTermLength = 40;

/**
 * The terms of a search: lower case, without accents, letters and digits only, so that they can mean nothing to a
 * query language. 'Café de Montréal!' is cafe, de, montreal.
 * @returns at most 10 terms; none if there's nothing to search for
 */
export function searchTerms(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/['’]/g, '');
  const terms = plain.split(/[^\p{L}\p{N}]+/u).filter((term) => term !== '');
  return [...new Set(terms)].slice(0, maxTerms).map((term) => term.slice(0, maxTermLength));
}
