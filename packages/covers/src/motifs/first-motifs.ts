import { arcade } from './arcade';
import { bakery } from './bakery';
import { ballGame } from './ball-game';
import { balloons } from './balloons';
import { bandShell } from './band-shell';
import { barnRaising } from './barn-raising';
import { bazaar } from './bazaar';
import { beachBar } from './beach-bar';
import { beachcombers } from './beachcombers';
import { beehives } from './beehives';
import { bench } from './bench';
import { bigTop } from './big-top';
import { boatBuilding } from './boat-building';
import { bonfire } from './bonfire';
import { boulders } from './boulders';
import { bridge } from './bridge';
import { cafe } from './cafe';
import { cairn } from './cairn';
import { camels } from './camels';
import { camp } from './camp';
import { canoe } from './canoe';
import { castle } from './castle';
import { chamberMusic } from './chamber-music';
import { chess } from './chess';
import { cinema } from './cinema';
import { climber } from './climber';
import { climbingWall } from './climbing-wall';
import { coworking } from './coworking';
import { cranes } from './cranes';
import { crossCountry } from './cross-country';
import { cyclists } from './cyclists';
import { dancers } from './dancers';
import { discoBall } from './disco-ball';
import { driftwood } from './driftwood';
import { drumCircle } from './drum-circle';
import { easels } from './easels';
import { fence } from './fence';
import { ferry } from './ferry';
import { fireflies } from './fireflies';
import { fireworks } from './fireworks';
import { fishingBoat } from './fishing-boat';
import { footbridge } from './footbridge';
import { footpath } from './footpath';
import { forestPath } from './forest-path';
import { garden } from './garden';
import { greenhouse } from './greenhouse';
import { grill } from './grill';
import { hikers } from './hikers';
import { hotSpring } from './hot-spring';
import { hut } from './hut';
import { iceClimber } from './ice-climber';
import { icebergs } from './icebergs';
import { igloo } from './igloo';
import { jetty } from './jetty';
import { kayaks } from './kayaks';
import { kitchenTable } from './kitchen-table';
import { kites } from './kites';
import { landscape } from './landscape';
import { lecture } from './lecture';
import { library } from './library';
import { lighthouse } from './lighthouse';
import { loneTree } from './lone-tree';
import { longTable } from './long-table';
import { loom } from './loom';
import { market } from './market';
import { meadow } from './meadow';
import { motorbikes } from './motorbikes';

/** The motifs whose names come first in the alphabet. */
export const firstMotifs = {
  arcade,
  bakery,
  ballGame,
  balloons,
  bandShell,
  barnRaising,
  bazaar,
  beachBar,
  beachcombers,
  beehives,
  bench,
  bigTop,
  boatBuilding,
  bonfire,
  boulders,
  bridge,
  cafe,
  cairn,
  camels,
  camp,
  canoe,
  castle,
  chamberMusic,
  chess,
  cinema,
  climber,
  climbingWall,
  coworking,
  cranes,
  crossCountry,
  cyclists,
  dancers,
  discoBall,
  driftwood,
  drumCircle,
  easels,
  fence,
  ferry,
  fireflies,
  fireworks,
  fishingBoat,
  footbridge,
  footpath,
  forestPath,
  garden,
  greenhouse,
  grill,
  hikers,
  hotSpring,
  hut,
  iceClimber,
  icebergs,
  igloo,
  jetty,
  kayaks,
  kitchenTable,
  kites,
  landscape,
  lecture,
  library,
  lighthouse,
  loneTree,
  longTable,
  loom,
  market,
  meadow,
  motorbikes,
};
