import { compassPoint } from '@ascendant/astrology/sky/directions';
import { type KindOfLight, lightWords } from '@ascendant/astrology/sky/light';
import { moonPhaseName } from '@ascendant/astrology/sky/sun-and-moon';
import type { ShownBody } from './sky/shown-bodies';

/** More would be tiring to listen to. */
const mostBodies = 3;

export interface Description {
  readonly light: KindOfLight;
  readonly isRising: boolean;
  /** Empty for the landscape alone. */
  readonly motifWords: string;
  readonly backdropWords: string;
  readonly place: string;
  readonly bodies: readonly ShownBody[];
  readonly moonPhaseAngleDeg: number;
  /** Whether the place is known; if it isn't, we name no directions. */
  readonly isPlaced: boolean;
}

/**
 * The text alternative: the light, the landscape, the place, and what's in the sky.
 * Example: "Dusk over a museum with columns and a city on the water near Halifax; the Moon, first quarter, in the south".
 */
export function describe(input: Description): string {
  const { light, isRising, motifWords, backdropWords, place, isPlaced } = input;
  const when = lightWords(light, isRising);
  const scene = motifWords ? `${motifWords} and ${backdropWords}` : backdropWords;
  const what = `${when} over ${scene}${place ? ` near ${place}` : ''}`;
  const named = isPlaced ? namedBodies(input) : [];
  return named.length ? `${what}; ${named.join(', ')}` : what;
}

/** Sun, Moon and planets in the frame; a star only if there's little else. */
function namedBodies({ bodies, moonPhaseAngleDeg }: Description): readonly string[] {
  const wanderers = bodies.filter(({ kind }) => kind !== 'star');
  const star = bodies.find(({ kind }) => kind === 'star');
  const list = wanderers.length < 2 && star ? [...wanderers, star] : wanderers;
  return list
    .slice(0, mostBodies)
    .map((body) => `${nameOf(body, moonPhaseAngleDeg)} in the ${compassPoint(body.azimuthDeg, 8)}`);
}

function nameOf({ kind, name }: ShownBody, moonPhaseAngleDeg: number): string {
  if (kind === 'moon') return `the Moon, ${moonPhaseName(moonPhaseAngleDeg)},`;
  return kind === 'sun' ? 'the Sun' : name;
}
