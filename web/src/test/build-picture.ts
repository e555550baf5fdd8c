import type { Gallery } from '@ascendant/contract/gallery';

/** A picture of a gallery. */
export function buildPicture(alt: string): Gallery[number] {
  const name = alt.toLowerCase().replaceAll(/\W+/g, '-');
  return { url: `/uploads/${name}.webp`, smallUrl: `/uploads/${name}-small.webp`, width: 1920, height: 1280, alt };
}
