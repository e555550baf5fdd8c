/** Seeded random numbers. All variation in a cover comes from here: there's no clock and no Math.random. */

const two32 = 4294967296;

/** FNV-1a over the text, then an avalanche step: ids that differ in one digit get unrelated streams. */
export function seedOf(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h = Math.imul(h ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) h = Math.imul(h ^ (unit >>> 8), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32: 32 bits of state, which is enough for a picture. Gives numbers in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / two32;
  };
}

/** One-dimensional smooth noise, in about [-1, 1] and zero at whole numbers. */
export type Noise = (x: number) => number;

export interface Stream {
  next(): number;
  range(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  sign(): 1 | -1;
  pick<const T>(list: readonly T[]): T;
  weighted<T>(list: readonly (readonly [item: T, weight: number])[]): T;
  readonly noise: Noise;
}

/**
 * A named random stream. Use one for each part of the picture, so that adding a part doesn't change the others.
 */
export function stream(key: string): Stream {
  const next = mulberry32(seedOf(key));
  const range = (low: number, high: number) => low + (high - low) * next();
  const noise = gradientNoise(Math.floor(next() * two32));
  return {
    next,
    range,
    noise,
    int: (low, high) => Math.floor(range(low, high + 1)),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: (list) => known(list[Math.floor(next() * list.length)]),
    weighted: (list) => weightedPick(list, next()),
  };
}

function weightedPick<T>(list: readonly (readonly [item: T, weight: number])[], chance: number): T {
  let left = chance * list.reduce((sum, [, weight]) => sum + weight, 0);
  const hit = list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1);
  return known(hit)[0];
}

/** @throws RangeError for an empty list: there's nothing to choose from */
function known<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

function gradientNoise(seed: number): Noise {
  const slope = (i: number) => {
    let h = Math.imul(i ^ seed, 0x27d4eb2d);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    return (((h ^ (h >>> 13)) >>> 0) / two32) * 4 - 2;
  };
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const fade = f * f * f * (f * (f * 6 - 15) + 10);
    return slope(i) * f * (1 - fade) + slope(i + 1) * (f - 1) * fade;
  };
}

/** A fractal sum of noise; `ridged` folds it into sharp crests. Both give values in about [-1, 1]. */
export function fractal(
  noise: Noise,
  x: number,
  octaves: number,
  { gain = 0.5, ridged = false }: { gain?: number; ridged?: boolean } = {},
): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const value = noise(x * 2 ** octave + octave * 17.3);
    sum += amplitude * (ridged ? 1 - 2.4 * Math.abs(value) : value * 1.4);
    total += amplitude;
    amplitude *= gain;
  }
  return sum / total;
}
