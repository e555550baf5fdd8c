import type { BackdropName } from '../land/backdrops';
import type { PlaceFacts } from './place-facts';

/** A backdrop and how often it's chosen, relative to the others. */
export type LikelyLand = readonly [land: BackdropName, weight: number];

/** Drawn where we don't know the place: true almost anywhere. */
export const neutralLands: readonly LikelyLand[] = [['hills', 1]];

const bySea = 8;
const byLake = 9;
const isNorthwest = ({ latitude, longitude }: PlaceFacts): boolean => latitude > 45 && longitude < -110;
const farmed = new Set(['oceanic', 'continental', 'mediterranean', 'subtropical']);
const treeless = new Set(['tundra', 'ice', 'desert']);

export const isBySea = ({ seaKm }: PlaceFacts): boolean => seaKm < bySea;
export const isByLake = ({ lakeKm }: PlaceFacts): boolean => lakeKm < byLake;

function city(facts: PlaceFacts): readonly LikelyLand[] {
  const lands: LikelyLand[] = [['city', 4]];
  if (isBySea(facts) || isByLake(facts)) lands.push(['harbour', 2]);
  return lands;
}

function coast({ hasFjords, hasIslands, relief, seaShare, climate }: PlaceFacts): readonly LikelyLand[] {
  if (climate === 'ice') return [['ice', 3]];
  if (hasFjords && relief !== 'flat')
    return seaShare < 0.3
      ? [['fjord', 3]]
      : [
          ['fjord', 3],
          ['sea', 1],
        ];
  return hasIslands
    ? [
        ['sea', 4],
        ['islands', 2],
      ]
    : [['sea', 4]];
}

/** Large lakes have no far shore; those among mountains do. */
function lakeside({ relief, lakeShare, altitudeM }: PlaceFacts): readonly LikelyLand[] {
  const isOpen = lakeShare > 0.3 || (relief === 'flat' && altitudeM < 600);
  return isOpen ? [['lakeshore', 3]] : [['lake', 3]];
}

function dry(facts: PlaceFacts): readonly LikelyLand[] {
  const { hasDunes, hasCanyons, relief, climate } = facts;
  if (climate === 'savanna') return [['canyon', 2], ...low(facts)];
  if (hasDunes)
    return [
      ['dunes', 3],
      ['desert', 1],
    ];
  if (hasCanyons)
    return [
      ['canyon', 4],
      ['desert', 1],
    ];
  if (relief === 'flat' || relief === 'hills') return [['desert', 1]];
  return [
    ['desert', 2],
    ['mountains', 2],
  ];
}

/** Mountains: those with snow all year, those without, and the woods below. */
function high(facts: PlaceFacts): readonly LikelyLand[] {
  const { relief, climate, hasTerraces, latitude } = facts;
  if (climate === 'rainforest')
    return [
      ['jungle', 2],
      ['ridges', 1],
    ];
  if (climate === 'boreal' && relief === 'mountains')
    return [
      ['ridges', 3],
      ['woods', 1],
    ];
  if (climate === 'tundra' || climate === 'ice')
    return relief === 'alpine'
      ? [
          ['peaks', 2],
          ['tundra', 1],
        ]
      : [
          ['mountains', 2],
          ['tundra', 2],
        ];
  if (relief === 'alpine')
    return Math.abs(latitude) < 30
      ? [
          ['mountains', 2],
          ['peaks', 1],
        ]
      : [
          ['peaks', 4],
          [latitude < -47 ? 'mountains' : 'ridges', 1],
        ];
  if (hasTerraces)
    return [
      ['terraces', 2],
      ['mountains', 2],
      ['hills', 1],
    ];
  return climate === 'steppe' || climate === 'tropics' || climate === 'mediterranean'
    ? [
        ['mountains', 3],
        ['hills', 1],
      ]
    : [
        ['mountains', 2],
        ['ridges', 3],
      ];
}

/** Country without mountains, by climate. */
function low(facts: PlaceFacts): readonly LikelyLand[] {
  const { climate, relief, hasTerraces } = facts;
  const isFlat = relief === 'flat';
  switch (climate) {
    case 'ice':
      return [['ice', 1]];
    case 'tundra':
      return [['tundra', 1]];
    case 'boreal':
      return [
        ['woods', 3],
        [isFlat ? 'woods' : 'hills', 1],
      ];
    case 'savanna':
      return [['savanna', 1]];
    case 'rainforest':
      return [['jungle', 1]];
    case 'tropics':
      return hasTerraces
        ? [
            ['terraces', 2],
            ['hills', 1],
          ]
        : [[isFlat ? 'jungle' : 'hills', 1]];
    case 'steppe':
      return isFlat
        ? [['plain', 1]]
        : [
            ['hills', 1],
            ['plain', 1],
          ];
    case 'mediterranean':
      return [
        ['hills', 3],
        ['fields', 2],
      ];
    case 'oceanic':
      if (isNorthwest(facts))
        return [
          ['ridges', 2],
          ['woods', 2],
        ];
      return isFlat
        ? [
            ['fields', 3],
            ['plain', 1],
          ]
        : [
            ['hills', 2],
            ['ridges', 2],
            ['fields', 1],
          ];
    default:
      return isFlat
        ? [
            ['fields', 3],
            ['plain', 1],
          ]
        : [
            ['hills', 2],
            ['ridges', 2],
            ['fields', 1],
          ];
  }
}

/** The country of a place, or around it if it's a city. */
function groundOf(facts: PlaceFacts): readonly LikelyLand[] {
  const { climate, relief, hasCanyons, hasDunes } = facts;
  if (climate === 'desert' || hasDunes || hasCanyons) return dry(facts);
  return relief === 'mountains' || relief === 'alpine' ? high(facts) : low(facts);
}

/** The backdrops that are true of a place, with what stands out first. Source: docs/archive/design/covers.md, "Land" */
export function likelyLands(facts: PlaceFacts): readonly LikelyLand[] {
  const { climate, relief, settlement, hasVolcano } = facts;
  if (settlement === 'city') return city(facts);
  const shore = isBySea(facts) ? coast(facts) : isByLake(facts) ? lakeside(facts) : [];
  const ground = groundOf(facts);
  const volcano: readonly LikelyLand[] = hasVolcano ? [['volcano', 4]] : [];
  if (shore.length === 0) return [...volcano, ...ground];
  // By the water the land behind is seen less often, and only what stands out of it.
  const isOpen = facts.seaShare > 0.45 && relief === 'flat' && climate !== 'tundra';
  const behind = volcano.length > 0 || isOpen ? [] : ground.slice(0, 1).map(([name]): LikelyLand => [name, 1.2]);
  return [...shore, ...volcano, ...behind];
}

/** Backdrops that a title may ask for although they're not the likely ones: there's a pond or a wood almost everywhere. */
export function possibleLands(facts: PlaceFacts): ReadonlySet<BackdropName> {
  const { climate, relief, settlement } = facts;
  const names = new Set<BackdropName>([...likelyLands(facts), ...groundOf(facts)].map(([name]) => name));
  const isDry = climate === 'desert';
  if (facts.seaKm < 25) for (const name of ['sea', 'islands'] as const) names.add(name);
  if (facts.seaKm < 25 || facts.lakeKm < 25 || settlement === 'city') names.add('harbour');
  if (isDry || facts.seaKm < 6) names.add('dunes');
  if (isDry) names.add('desert');
  if (climate === 'steppe' || climate === 'savanna') names.add('plain');
  if (!isDry) names.add('lake').add('hills');
  if (!treeless.has(climate) && climate !== 'savanna' && climate !== 'rainforest') names.add('woods');
  if (farmed.has(climate) && (relief === 'flat' || relief === 'hills')) names.add('fields');
  if (facts.hasFjords && facts.seaKm < 25 && relief !== 'flat') names.add('fjord');
  if (climate === 'rainforest' || climate === 'tropics') names.add('jungle');
  if (relief === 'alpine') names.add('peaks').add('mountains');
  if (relief === 'mountains') names.add('mountains');
  if (settlement !== 'country') names.add('town');
  if (settlement === 'city') names.add('city');
  if (facts.lakeShare > 0.1) names.add('lakeshore');
  return names;
}
