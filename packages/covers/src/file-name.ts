import type { CoverInput } from './cover-input';
import type { CoverFormat } from './format';
import { seedOf } from './random';

/** Goes up whenever drawings change: covers stored under an older version are drawn again. */
export const drawingVersion = 4;

/**
 * File name to store a cover under: a hash of the version and of everything that changes the drawing.
 * A file with such a name can be cached forever.
 */
export function coverFileName(input: CoverInput, format: CoverFormat = 'card'): string {
  const { id, category, instant, latitude, longitude, place, title, features, description, variant, localHour, pins } =
    input;
  const facts = [
    drawingVersion,
    format,
    id,
    category,
    instant.getTime(),
    latitude ?? null,
    longitude ?? null,
    place ?? null,
    title ?? null,
    features ?? [],
    description ?? null,
    variant ?? 0,
    localHour ?? null,
    pins?.motif ?? null,
    pins?.backdrop ?? null,
    pins?.ink ?? null,
    pins?.field ?? null,
    pins?.clouds ?? null,
    pins?.subjectTurnDeg ?? null,
  ];
  const text = JSON.stringify(facts);
  const halves = [seedOf(`a${text}`), seedOf(`b${text}`)];
  return `cover-${halves.map((half) => half.toString(16).padStart(8, '0')).join('')}.svg`;
}
