import { arcade } from './arcade';
import { balloons } from './balloons';
import { bandShell } from './band-shell';
import { beachBar } from './beach-bar';
import { bigTop } from './big-top';
import { bridge } from './bridge';
import { cairn } from './cairn';
import { camp } from './camp';
import { climber } from './climber';
import { cyclists } from './cyclists';
import { garden } from './garden';
import { hikers } from './hikers';
import { jetty } from './jetty';
import { kayaks } from './kayaks';
import { kites } from './kites';
import { landscape } from './landscape';
import { library } from './library';
import { lighthouse } from './lighthouse';
import { longTable } from './long-table';
import { market } from './market';
import type { Motif } from './motif';
import { museum } from './museum';
import { observatory } from './observatory';
import { paragliders } from './paragliders';
import { pavilion } from './pavilion';
import { picnic } from './picnic';
import { playground } from './playground';
import { rooftop } from './rooftop';
import { sailing } from './sailing';
import { sculptures } from './sculptures';
import { skier } from './skier';
import { skyLanterns } from './sky-lanterns';
import { stadium } from './stadium';
import { stage } from './stage';
import { standingStones } from './standing-stones';
import { terrace } from './terrace';
import { tournament } from './tournament';
import { track } from './track';
import { treeline } from './treeline';
import { villageTable } from './village-table';
import { wheel } from './wheel';

/** Every motif by name. */
export const motifs = {
  arcade,
  balloons,
  bandShell,
  beachBar,
  bigTop,
  bridge,
  cairn,
  camp,
  climber,
  cyclists,
  garden,
  hikers,
  jetty,
  kayaks,
  kites,
  landscape,
  library,
  lighthouse,
  longTable,
  market,
  museum,
  observatory,
  paragliders,
  pavilion,
  picnic,
  playground,
  rooftop,
  sailing,
  sculptures,
  skier,
  skyLanterns,
  stadium,
  stage,
  standingStones,
  terrace,
  tournament,
  track,
  treeline,
  villageTable,
  wheel,
} satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;
