import type { MotifName } from '../motifs/motifs';

/**
 * What a category shows if no word says more. No stadium, museum or market: those are drawn only for events that name them.
 * Source: docs/archive/design/covers.md, "Motifs"
 */
export const categoryMotifs: Readonly<Record<string, readonly MotifName[]>> = {
  'Music & Concerts': ['stage', 'bandShell', 'singers', 'chamberMusic', 'drumCircle'],
  'Art & Culture': ['sculptures', 'easels', 'theatre', 'cinema', 'writingDesk', 'photographers'],
  'Food & Drink': ['longTable', 'kitchenTable', 'villageTable', 'picnic', 'cafe'],
  'Sports & Fitness': ['trailRunners', 'cyclists', 'ballGame', 'yoga', 'track'],
  'Outdoor & Nature': ['hikers', 'camp', 'forestPath', 'cranes', 'cairn', 'treeline'],
  'Nightlife & Parties': ['rooftop', 'stage', 'dancers', 'discoBall', 'turntable', 'skyLanterns'],
  'Education & Workshops': ['library', 'workbench', 'lecture', 'easels', 'writingDesk', 'observatory'],
  'Spiritual & Wellness': ['yoga', 'cairn', 'pavilion', 'standingStones', 'forestPath'],
  'Networking & Business': ['terrace', 'coworking', 'lecture', 'bridge', 'cafe'],
  'Family & Kids': ['kites', 'playground', 'balloons', 'sandcastle', 'picnic'],
  'Gaming & Esports': ['tournament', 'arcade', 'tabletop', 'chess'],
  'Festivals & Seasonal Events': ['bigTop', 'wheel', 'balloons', 'skyLanterns', 'stage', 'bonfire'],
  'Adventure & Extreme': ['hikers', 'climber', 'paragliders', 'camp', 'mountainBiker'],
  'Romantic & Dating': ['jetty', 'picnic', 'skyLanterns', 'terrace', 'balloons'],
  'Community & Volunteering': ['garden', 'villageTable', 'treePlanting', 'trailWork'],
};

/** True of any event: the land alone, seen from somewhere. They follow when everything that fits better is taken. */
export const neutralMotifs: readonly MotifName[] = [
  'landscape',
  'treeline',
  'loneTree',
  'footpath',
  'meadow',
  'bench',
  'signpost',
  'boulders',
  'fence',
  'footbridge',
  'streetLamps',
  'reeds',
  'driftwood',
];

/** Quiet things that contradict hardly any event: the last resort of a list whose rows are all about the same. */
export const lastMotifs: readonly MotifName[] = [
  'cafe',
  'photographers',
  'library',
  'kites',
  'writingDesk',
  'streetLamps',
  'pavilion',
  'sculptures',
  'chess',
  'picnic',
];
