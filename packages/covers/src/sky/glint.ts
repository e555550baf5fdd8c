import { path } from '../print/elements';
import { polygon, type Point } from '../print/pen';
import type { Place } from './projection';

/** A four-pointed glint for the brightest stars and planets. */
export function glint({ x, y }: Place, r: number, fill: string, opacity: number): string {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i * Math.PI) / 4;
    const reach = i % 2 ? r * 0.126 : r;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
  });
  return path(polygon(points, { digits: 1 }), fill, { opacity });
}
