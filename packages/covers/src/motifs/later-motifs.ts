import { mountainBiker } from './mountain-biker';
import { museum } from './museum';
import { museumNight } from './museum-night';
import { nightWalk } from './night-walk';
import { observatory } from './observatory';
import { orchard } from './orchard';
import { parade } from './parade';
import { paragliders } from './paragliders';
import { pavilion } from './pavilion';
import { penguins } from './penguins';
import { photographers } from './photographers';
import { picnic } from './picnic';
import { playground } from './playground';
import { polarBear } from './polar-bear';
import { pottery } from './pottery';
import { pub } from './pub';
import { puffins } from './puffins';
import { punt } from './punt';
import { raft } from './raft';
import { reeds } from './reeds';
import { reindeer } from './reindeer';
import { riders } from './riders';
import { rocket } from './rocket';
import { rooftop } from './rooftop';
import { rowers } from './rowers';
import { safari } from './safari';
import { sailing } from './sailing';
import { sandcastle } from './sandcastle';
import { sauna } from './sauna';
import { sculptures } from './sculptures';
import { sheep } from './sheep';
import { signpost } from './signpost';
import { singers } from './singers';
import { skaters } from './skaters';
import { skier } from './skier';
import { skyLanterns } from './sky-lanterns';
import { sleigh } from './sleigh';
import { snowshoers } from './snowshoers';
import { stadium } from './stadium';
import { stage } from './stage';
import { standingStones } from './standing-stones';
import { still } from './still';
import { stormWaves } from './storm-waves';
import { streetLamps } from './street-lamps';
import { surfers } from './surfers';
import { swimmers } from './swimmers';
import { tabletop } from './tabletop';
import { teaHouse } from './tea-house';
import { templeGarden } from './temple-garden';
import { terrace } from './terrace';
import { theatre } from './theatre';
import { tournament } from './tournament';
import { track } from './track';
import { trailRunners } from './trail-runners';
import { trailWork } from './trail-work';
import { train } from './train';
import { treePlanting } from './tree-planting';
import { treeline } from './treeline';
import { truffleWood } from './truffle-wood';
import { turntable } from './turntable';
import { villageTable } from './village-table';
import { vineyard } from './vineyard';
import { volleyball } from './volleyball';
import { whale } from './whale';
import { wheel } from './wheel';
import { workbench } from './workbench';
import { writingDesk } from './writing-desk';
import { yoga } from './yoga';

/** The motifs whose names come later in the alphabet. */
export const laterMotifs = {
  mountainBiker,
  museum,
  museumNight,
  nightWalk,
  observatory,
  orchard,
  parade,
  paragliders,
  pavilion,
  penguins,
  photographers,
  picnic,
  playground,
  polarBear,
  pottery,
  pub,
  puffins,
  punt,
  raft,
  reeds,
  reindeer,
  riders,
  rocket,
  rooftop,
  rowers,
  safari,
  sailing,
  sandcastle,
  sauna,
  sculptures,
  sheep,
  signpost,
  singers,
  skaters,
  skier,
  skyLanterns,
  sleigh,
  snowshoers,
  stadium,
  stage,
  standingStones,
  still,
  stormWaves,
  streetLamps,
  surfers,
  swimmers,
  tabletop,
  teaHouse,
  templeGarden,
  terrace,
  theatre,
  tournament,
  track,
  trailRunners,
  trailWork,
  train,
  treePlanting,
  treeline,
  truffleWood,
  turntable,
  villageTable,
  vineyard,
  volleyball,
  whale,
  wheel,
  workbench,
  writingDesk,
  yoga,
};
