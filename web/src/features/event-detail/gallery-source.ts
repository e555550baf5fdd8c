import type { Gallery } from '@ascendant/contract/gallery';
import { gallerySmallSide } from '@ascendant/domain/event/gallery';

type Picture = Gallery[number];

/** Which file of a picture the browser loads for a grid of so many, and the shape it keeps free until then. */
export function gallerySource({ url, smallUrl, width, height }: Picture, count: number) {
  const smallWidth = Math.round(width * Math.min(1, gallerySmallSide / Math.max(width, height)));
  return {
    src: smallUrl,
    srcSet: smallWidth < width ? `${smallUrl} ${smallWidth}w, ${url} ${width}w` : undefined,
    sizes: count === 1 ? '(min-width: 1024px) 760px, 100vw' : '(min-width: 1024px) 260px, 50vw',
    width,
    height,
  };
}
