/** Letters that Unicode doesn't decompose into a letter and a mark. */
const unseparated: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/þ/g, 'th'],
  [/ð/g, 'd'],
  [/æ/g, 'ae'],
  [/['’ʻ]/g, ''],
];

/** The readable part of an event's URL: `Kayak the Nærøyfjord` becomes `kayak-the-naeroyfjord`; 'event' where nothing is left. */
export function eventSlug(title: string): string {
  const lower = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = unseparated.reduce((text, [letter, written]) => text.replace(letter, written), lower);
  const slug = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug === '' ? 'event' : slug;
}
