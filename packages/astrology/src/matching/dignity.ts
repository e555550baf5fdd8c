import { signNames } from '@ascendant/domain/chart/chart-points';
import type { Planet } from '../point';
import type { Sign } from '../zodiac';

/** How at home a planet is in a sign. */
export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall' | 'peregrine';

/** Source: docs/rules/matching-model.md, "Event vector" [L5, P17, P19]. */
const dignities: Readonly<Record<Planet, Readonly<Partial<Record<Sign, Dignity>>>>> = {
  Sun: { Leo: 'domicile', Aries: 'exaltation', Aquarius: 'detriment', Libra: 'fall' },
  Moon: { Cancer: 'domicile', Taurus: 'exaltation', Capricorn: 'detriment', Scorpio: 'fall' },
  Mercury: { Gemini: 'domicile', Virgo: 'domicile', Sagittarius: 'detriment', Pisces: 'detriment' },
  Venus: {
    Taurus: 'domicile',
    Libra: 'domicile',
    Pisces: 'exaltation',
    Aries: 'detriment',
    Scorpio: 'detriment',
    Virgo: 'fall',
  },
  Mars: {
    Aries: 'domicile',
    Scorpio: 'domicile',
    Capricorn: 'exaltation',
    Taurus: 'detriment',
    Libra: 'detriment',
    Cancer: 'fall',
  },
};

const pointsOf: Readonly<Record<Dignity, number>> = {
  domicile: 5,
  exaltation: 4,
  detriment: -5,
  fall: -4,
  peregrine: 0,
};

/** The dignity of a planet in a sign; `peregrine` when the sign has no special meaning for it. */
export function dignityOf(planet: Planet, sign: Sign): Dignity {
  return dignities[planet][sign] ?? 'peregrine';
}

/** The points of a planet's dignity in a sign, +5 to -5. Source: docs/rules/matching-model.md, "Event vector", Lilly's table of fortitudes and debilities. */
export function dignityPoints(planet: Planet, sign: Sign): number {
  return pointsOf[dignityOf(planet, sign)];
}

/**
 * The middle of each sign a planet rules, in degrees: Sun 135, Moon 105, Mercury 75 and 165, …
 * Source: docs/rules/matching-model.md, "Event vector" [P17].
 */
export const domicileSigns: Readonly<Record<Planet, readonly number[]>> = {
  Sun: domicilesOf('Sun'),
  Moon: domicilesOf('Moon'),
  Mercury: domicilesOf('Mercury'),
  Venus: domicilesOf('Venus'),
  Mars: domicilesOf('Mars'),
};

function domicilesOf(planet: Planet): number[] {
  return signNames.flatMap((sign, i) => (dignityOf(planet, sign) === 'domicile' ? [i * 30 + 15] : []));
}
