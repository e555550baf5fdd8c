import * as animals from './animals';
import * as atSea from './at-sea';
import * as bars from './bars';
import * as birds from './birds';
import * as byTheWater from './by-the-water';
import * as camps from './camps';
import * as crafts from './crafts';
import * as dancing from './dancing';
import * as fairs from './fairs';
import * as harvest from './harvest';
import * as helping from './helping';
import * as inTheAir from './in-the-air';
import * as inTheWater from './in-the-water';
import * as kitchens from './kitchens';
import * as landAlone from './land-alone';
import * as landmarks from './landmarks';
import * as lookingUp from './looking-up';
import * as meals from './meals';
import type { Motif } from './motif';
import * as museums from './museums';
import * as music from './music';
import * as onHeights from './on-heights';
import * as onIce from './on-ice';
import * as onSnow from './on-snow';
import * as onTheBeach from './on-the-beach';
import * as onWheels from './on-wheels';
import * as performances from './performances';
import * as play from './play';
import * as quietPlaces from './quiet-places';
import * as smallBoats from './small-boats';
import * as sport from './sport';
import * as study from './study';
import * as videoGames from './video-games';
import * as walks from './walks';
import * as wellness from './wellness';

/** Every motif by name: what the files beside this one export. */
export const motifs = {
  ...animals,
  ...atSea,
  ...bars,
  ...birds,
  ...byTheWater,
  ...camps,
  ...crafts,
  ...dancing,
  ...fairs,
  ...harvest,
  ...helping,
  ...inTheAir,
  ...inTheWater,
  ...kitchens,
  ...landAlone,
  ...landmarks,
  ...lookingUp,
  ...meals,
  ...museums,
  ...music,
  ...onHeights,
  ...onIce,
  ...onSnow,
  ...onTheBeach,
  ...onWheels,
  ...performances,
  ...play,
  ...quietPlaces,
  ...smallBoats,
  ...sport,
  ...study,
  ...videoGames,
  ...walks,
  ...wellness,
} satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;
