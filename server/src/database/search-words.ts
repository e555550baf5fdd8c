const maxWords = 10;
const maxWordLength = 40;

/**
 * The words of a search: lower case, without accents, letters and digits only, so that they can mean nothing to a
 * query language. 'Café de Montréal!' is cafe, de, montreal.
 * @returns at most 10 words; none if there's nothing to search for
 */
export function searchWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/['’]/g, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords).map((word) => word.slice(0, maxWordLength));
}
