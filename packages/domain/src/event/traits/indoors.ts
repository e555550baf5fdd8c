/** What tells whether an event is under a roof. */
export interface SomewhereEvent {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly categoryName: string;
  readonly secondaryCategories: readonly string[];
}

/** Events of these are outside, whatever else they are. */
const outdoorCategories: ReadonlySet<string> = new Set(['Outdoor & Nature', 'Adventure & Extreme']);
/** Events of these are inside unless something says otherwise. */
const indoorCategories: ReadonlySet<string> = new Set([
  'Art & Culture',
  'Education & Workshops',
  'Gaming & Esports',
  'Networking & Business',
  'Nightlife & Parties',
]);

const outdoorFeatures: ReadonlySet<string> = new Set([
  'Binoculars',
  'Boat transfer',
  'Boats and paddles',
  'Campfire',
  'Covered stage',
  'Lanterns',
  'Park passes',
  'Skis and boots',
  'Snowshoes',
  'Telescopes',
  'Tent nights',
  'Trekking poles',
  'Wetsuit',
]);

const outdoorTitle =
  /\b(walk(s|ing)?|hike|trek|trail|park|garden|lawn|picnic|street|courtyard|rooftop|ramparts|lake|river|beach|bay|coast|shore|island|ocean|sandbank|by the spring|boat|sail|ferry|dhow|sunrise|sunset|dawn|first light|sky|stars?|balloons?|bonfire|canyon|dunes?|desert|hills?|snow|skate|sleigh|stones|amphitheatre|red rocks|gorge|open air|adobe|braai|carnival|parade|second line|regatta)\b/;

/** A roof, whatever else the title names. */
const roofTitle = /\b(museum|conservatory|library|swimming pool|log fire)\b/;

const indoorTitle =
  /\b(theatre|cinema|kitchen|barn(?! raising)|hall|bars?|pub|arcade|lan|console|conference|cabaret|carriage house|gym|ceilidh|two-step|board games|record|cook(ing)?|sushi|cupping|robot|letters|carve|knitting)\b/;

const indoorText =
  /\b(in|inside|into) (a|an|the|our|his|her|their) ([\w-]+ ){0,2}(kitchen|hall|church|chapel|cathedral|theatre|barn|studio|library|workshop|museum|gallery|gym|restaurant|dining room|greenhouse|conservatory|pub|bar|cellar|shed)\b/;

/**
 * Whether an event takes place under a roof, so that nothing of the sky is seen: its title decides, then what it includes, then its
 * category and its description. Source: docs/rules/sky.md, "The sky above an event".
 */
export function isIndoors({
  title,
  description,
  features,
  categoryName,
  secondaryCategories,
}: SomewhereEvent): boolean {
  const heading = title.toLowerCase();
  if (roofTitle.test(heading)) return true;
  if (outdoorTitle.test(heading)) return false;
  if (indoorTitle.test(heading)) return true;
  if ([categoryName, ...secondaryCategories].some((name) => outdoorCategories.has(name))) return false;
  if (features.some((feature) => outdoorFeatures.has(feature))) return false;
  return indoorCategories.has(categoryName) || indoorText.test(description.toLowerCase());
}
