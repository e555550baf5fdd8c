import type { Suggestion } from './Suggest';

/** The options with a word that begins with the text, whatever its case and accents; all of them without a text. */
export function matchingOptions<Option extends Suggestion>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = plain(text.trim());
  return wanted === '' ? options : options.filter(({ label }) => startsOf(plain(label)).some(begins(wanted)));
}

/** What screen readers announce about the matches: '7 options'. */
export function countOptions(count: number): string {
  if (count === 0) return 'No options';
  return count === 1 ? '1 option' : `${count} options`;
}

function begins(wanted: string) {
  return (rest: string) => rest.startsWith(wanted);
}

/** The text from each of its words on, so that 'all m' finds 'All meals'. */
function startsOf(label: string): readonly string[] {
  return [...label.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => label.slice(index));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
