import type { MotifName } from '@ascendant/covers/motifs/motifs';

/** A drawing of an event's place at another hour than its cover's. */
export interface DemoScene {
  /** Days after the event's first. */
  readonly day: number;
  /** HH:MM at the event's place. */
  readonly time: string;
  /** Something that the event has. */
  readonly motif: MotifName;
}

/** The galleries of demo events, by the event's key. The others have none. */
export const demoGalleries: Readonly<Record<string, readonly DemoScene[]>> = {
  'algonquin-circuit': [
    { day: 0, time: '20:00', motif: 'camp' },
    { day: 1, time: '06:15', motif: 'canoe' },
    { day: 2, time: '13:00', motif: 'treeline' },
  ],
  'okavango-mokoro': [
    { day: 1, time: '13:00', motif: 'footpath' },
    { day: 1, time: '18:00', motif: 'camp' },
    { day: 3, time: '06:50', motif: 'punt' },
  ],
  'luxor-eclipse': [
    { day: 0, time: '22:30', motif: 'photographers' },
    { day: 2, time: '05:50', motif: 'streetLamps' },
  ],
  'cape-breton-fiddle': [
    { day: 1, time: '12:00', motif: 'driftwood' },
    { day: 1, time: '22:00', motif: 'bonfire' },
  ],
  'westfjords-bathing': [
    { day: 0, time: '20:00', motif: 'hotSpring' },
    { day: 1, time: '06:00', motif: 'footbridge' },
    { day: 2, time: '23:30', motif: 'hotSpring' },
  ],
  'tofino-surf-camp': [
    { day: 1, time: '06:00', motif: 'surfers' },
    { day: 1, time: '20:45', motif: 'sauna' },
    { day: 2, time: '13:00', motif: 'driftwood' },
  ],
};
