import type { SunAndMoon } from './sun-and-moon';

/** A Moon that's lit less than this, in percent, can't be seen. */
const visibleFrom = 3;

/**
 * What someone who looks up sees: 'a dark sky, no Moon', 'first light, and a thin Moon in the east'.
 * Source: docs/rules/sky.md, "The sky above an event".
 */
export function skyInWords(sky: SunAndMoon): string {
  const { isUp, litPercent, compass } = sky.moon;
  const light = lightInWords(sky);
  if (isUp && litPercent >= visibleFrom) return `${light}, and ${moonInWords(litPercent)} in the ${compass}`;
  return sky.lightPhase === 'night' || sky.lightPhase === 'astronomical' ? `${light}, no Moon` : light;
}

function lightInWords({ lightPhase, isSunRising, sun }: SunAndMoon): string {
  switch (lightPhase) {
    case 'day':
      return `the Sun in the ${sun.compass}`;
    case 'golden':
      return `a low Sun in the ${sun.compass}`;
    case 'civil':
      return isSunRising ? 'first light' : 'dusk';
    case 'nautical':
      return isSunRising ? 'the night just ending' : 'nightfall';
    case 'astronomical':
    case 'night':
      return 'a dark sky';
  }
}

function moonInWords(litPercent: number): string {
  if (litPercent >= 97) return 'a full Moon';
  if (litPercent >= 65) return 'a bright Moon';
  return litPercent >= 35 ? 'a half Moon' : 'a thin Moon';
}
