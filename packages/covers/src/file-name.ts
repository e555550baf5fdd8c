import type { CoverInput } from './cover-input';
import type { CoverFormat } from './format';
import { seedOf } from './random';

/** Counts changes of the drawing: stored covers of an older one are drawn again. */
export const drawingVersion = 2;

/**
 * Name of the file to store a cover under: a hash of everything that changes the drawing, and of its version.
 * Such a file may be cached for ever.
 */
export function coverFileName(input: CoverInput, format: CoverFormat = 'card'): string {
  const { id, category, instant, latitude, longitude, place, title, coast, localHour, pins } = input;
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
    coast ?? null,
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
