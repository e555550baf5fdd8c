import type { BackdropName } from '../land/backdrops';
import type { MotifName } from '../motifs/motifs';

/** Where and when a motif is true. */
export interface Setting {
  /** The backdrops it can have; any if left out. */
  readonly lands?: readonly BackdropName[];
  /** 'snow': snow on the ground. 'frost': winter cold enough for ice. 'heights': snow on the mountains. 'mild': no deep winter. */
  readonly needs?: 'snow' | 'frost' | 'heights' | 'mild';
  /** What it can't have beside it. */
  readonly never?: readonly BackdropName[];
  /** Drawn only after sunset: it would be odd in daylight. */
  readonly light?: 'dark';
}

const water = ['sea', 'islands', 'lake', 'lakeshore', 'fjord', 'harbour'] as const;
const saltWater = ['sea', 'islands', 'harbour', 'fjord'] as const;
const openSea = ['sea', 'islands'] as const;
const stony = ['peaks', 'mountains', 'ridges', 'canyon', 'volcano', 'desert', 'fjord'] as const;
const built = ['city', 'harbour'] as const;
const wet = [...water, 'ice'] as const;
const wooded = [
  'ridges',
  'hills',
  'fields',
  'peaks',
  'mountains',
  'lake',
  'jungle',
  'islands',
  'town',
  'terraces',
] as const;

/** Motifs that aren't true everywhere and always. Source: docs/archive/design/covers.md, "Motifs" */
export const settings: Readonly<Partial<Record<MotifName, Setting>>> = {
  // By or on the water
  surfers: { lands: openSea },
  stormWaves: { lands: openSea },
  whale: { lands: ['sea', 'islands', 'fjord'] },
  icebergs: { lands: ['sea', 'islands', 'fjord', 'ice'] },
  fishingBoat: { lands: [...saltWater, 'lake', 'lakeshore'] },
  swimmers: { lands: water },
  rowers: { never: ['dunes', 'desert', 'ice'] },
  kayaks: { never: ['dunes', 'desert', 'ice'] },
  canoe: { never: ['dunes', 'desert', 'ice'] },
  raft: { never: ['dunes', 'sea', 'islands', 'lake', 'lakeshore', 'harbour'] },
  punt: { never: ['dunes', 'desert', 'ice', 'peaks'] },
  sailing: { lands: water },
  ferry: { lands: water },
  lighthouse: { lands: openSea },
  beachBar: { lands: ['sea', 'islands', 'harbour'] },
  sandcastle: { lands: openSea, needs: 'mild' },
  beachcombers: { lands: ['sea', 'islands', 'fjord', 'lakeshore'] },
  driftwood: { lands: ['sea', 'islands', 'fjord', 'lakeshore'] },
  volleyball: { lands: ['sea', 'islands', 'lakeshore', 'harbour'], needs: 'mild' },
  jetty: { lands: water },
  cairn: { lands: [...wet, 'hills', 'mountains', 'peaks', 'tundra', 'desert', 'ridges'] },
  bridge: { lands: water },
  reeds: { lands: ['lake', 'lakeshore', 'fields', 'plain', 'woods'] },
  puffins: { lands: ['sea', 'islands', 'fjord', 'ice'] },
  penguins: { lands: ['sea', 'islands', 'ice', 'fjord'] },
  // Snow and cold
  skier: { lands: ['peaks', 'mountains', 'fjord', 'ridges'], needs: 'heights' },
  crossCountry: { needs: 'snow', never: ['dunes', 'desert', 'city', 'harbour', 'sea'] },
  snowshoers: { needs: 'snow', never: ['dunes', 'desert', 'sea'] },
  iceClimber: { lands: ['peaks', 'mountains', 'ridges', 'ice', 'fjord', 'tundra', 'hills'], needs: 'frost' },
  igloo: { needs: 'snow', never: ['dunes', 'desert', 'sea', 'islands'] },
  sleigh: { needs: 'snow', never: ['dunes', 'desert', 'sea', 'islands'] },
  skaters: { needs: 'frost', never: ['dunes', 'desert', 'sea', 'islands'] },
  reindeer: {
    lands: ['woods', 'tundra', 'hills', 'lake', 'lakeshore', 'ridges', 'fjord', 'ice', 'mountains', 'plain', 'peaks'],
  },
  polarBear: { lands: ['tundra', 'ice', 'sea', 'fjord', 'islands'] },
  // Land
  camels: { lands: ['dunes', 'desert', 'canyon', 'plain', 'sea'] },
  safari: { lands: ['savanna', 'plain', 'hills', 'volcano', 'desert'] },
  climber: { lands: stony },
  hikers: { never: ['city', 'harbour', 'sea'] },
  riders: { never: ['city', 'harbour', 'sea', 'islands', 'ice'] },
  motorbikes: { never: ['city', 'harbour', 'sea', 'lake', 'lakeshore', 'islands', 'ice'] },
  mountainBiker: { never: ['sea', 'city', 'harbour', 'ice', 'lakeshore'] },
  cranes: { never: ['dunes', 'city', 'ice'] },
  truffleWood: { lands: wooded },
  forestPath: { lands: wooded },
  hut: { never: ['city', 'harbour', 'dunes', 'savanna', 'jungle', 'canyon', 'desert'] },
  treeline: { lands: ['woods', ...wooded, 'fjord', 'lakeshore', 'sea', 'volcano'] },
  landscape: { never: ['hills', 'plain', 'tundra', 'ridges'] },
  vineyard: {
    lands: ['hills', 'fields', 'ridges', 'town', 'mountains', 'peaks', 'lake', 'lakeshore', 'sea', 'volcano', 'plain'],
    needs: 'mild',
  },
  orchard: { never: ['dunes', 'ice', 'tundra', 'canyon', 'city', 'harbour', 'sea', 'peaks'], needs: 'mild' },
  barnRaising: { never: ['dunes', 'ice', 'sea', 'harbour', 'city', 'islands'] },
  beehives: { never: ['dunes', 'ice', 'tundra', 'sea', 'harbour'], needs: 'mild' },
  fireflies: { lands: wooded, light: 'dark', needs: 'mild' },
  bigTop: { never: ['dunes', 'ice', 'tundra', 'peaks'] },
  rooftop: { lands: built },
  streetLamps: { lands: [...built, 'town', 'lakeshore'] },
  fence: { never: ['city', 'harbour', 'dunes', 'ice'] },
  meadow: { never: ['city', 'harbour', 'dunes', 'ice', 'desert'], needs: 'mild' },
  footpath: { never: ['harbour', 'city'] },
  footbridge: { never: ['dunes', 'desert', 'harbour', 'sea', 'city', 'ice'] },
  boulders: { never: ['city', 'harbour'] },
  loneTree: { never: ['city', 'harbour', 'ice', 'tundra'] },
  skyLanterns: { light: 'dark' },
  fireworks: { light: 'dark' },
  discoBall: { light: 'dark' },
  nightWalk: { light: 'dark' },
  kites: { never: ['peaks', 'ice'] },
  balloons: { never: ['sea', 'harbour', 'fjord', 'islands', 'ice', 'jungle'] },
  pavilion: { never: ['dunes', 'ice', 'tundra', 'desert'] },
  standingStones: { never: ['city', 'harbour', 'dunes', 'jungle', 'canyon', 'ice'] },
  templeGarden: { never: ['dunes', 'sea', 'tundra', 'ice', 'harbour'] },
  paragliders: { never: ['city', 'harbour'] },
  stadium: { lands: built },
  observatory: { never: ['dunes', 'desert', 'sea', 'islands', 'jungle'] },
  yoga: { needs: 'mild' },
  picnic: { needs: 'mild' },
  longTable: { needs: 'mild' },
  villageTable: { needs: 'mild' },
  garden: { needs: 'mild' },
  treePlanting: { needs: 'mild' },
  easels: { needs: 'mild' },
  chess: { needs: 'mild' },
  ballGame: { needs: 'mild' },
  dancers: { needs: 'mild' },
  drumCircle: { needs: 'mild' },
  terrace: { needs: 'mild' },
  cinema: { needs: 'mild' },
  grill: { needs: 'mild' },
  track: { needs: 'mild' },
};
