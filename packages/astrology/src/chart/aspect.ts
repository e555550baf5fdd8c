import type { Point } from '../point';
import { diff } from '../zodiac';

/** Names of the multiples of 30 degrees, from 0 to 180. Source: docs/rules/matching-model.md, "Reasons of a match". */
const aspectNames = ['conjunction', 'semi-sextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition'] as const;
export type AspectName = (typeof aspectNames)[number];

/** The aspect closest to a separation. */
export interface Aspect {
  readonly name: AspectName;
  /** Distance from exact in degrees, 0 to 15. */
  readonly orbDeg: number;
}

/** 'a trine', 'an opposition', 'a loose square': an aspect's name in a sentence. */
export function namedAspect(name: AspectName, quality?: 'loose' | 'approximate'): string {
  const words = quality === undefined ? name : `${quality} ${name}`;
  return `${/^[ao]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** Whether an aspect is harmonious (soft) or tense (hard). */
export type AspectTone = 'soft' | 'hard';

/** The aspect between two longitudes in degrees: the nearest multiple of 30. Source: docs/rules/matching-model.md, "Reasons of a match". */
export function aspectBetween(a: number, b: number): Aspect {
  const separation = Math.abs(diff(a, b));
  const steps = Math.round(separation / 30);
  return { name: aspectNames[steps] ?? 'conjunction', orbDeg: Math.abs(separation - 30 * steps) };
}

/**
 * Whether an aspect between these points is soft or hard; null when it's neither.
 * Source: docs/rules/matching-model.md, "Closest aspect of the Moon": soft = sextile, trine and conjunction, hard = square, opposition and a
 * conjunction with Mars.
 */
export function aspectTone(name: AspectName, points: readonly Point[]): AspectTone | null {
  if (name === 'conjunction') return points.includes('Mars') ? 'hard' : 'soft';
  if (name === 'sextile' || name === 'trine') return 'soft';
  return name === 'square' || name === 'opposition' ? 'hard' : null;
}
