import type { BackdropName } from './land/backdrops';
import type { MotifName } from './motifs/motifs';

interface SpokenMotif {
  readonly words: RegExp;
  readonly motif: MotifName;
  /** The backdrop it asks for if the title doesn't name one. */
  readonly backdrop?: BackdropName;
}

/** Words in a title that name the activity. The first match among the category's motifs wins. */
const motifWords: readonly SpokenMotif[] = [
  { words: /kayak|canoe|raft|river|paddl/i, motif: 'kayaks' },
  { words: /climb|boulder|via ferrata/i, motif: 'climber' },
  { words: /paraglid|skydiv|zip ?line/i, motif: 'paragliders' },
  { words: /\bski(s|er|ers|ing)?\b|snow/i, motif: 'skier', backdrop: 'peaks' },
  { words: /\bsail|\bboat|cruise|regatta/i, motif: 'sailing' },
  { words: /\bcamp(s|ing|fire|out)?\b/i, motif: 'camp' },
  { words: /\bhik(e|es|ing)\b|trek|summit|walk|traverse/i, motif: 'hikers' },
  { words: /balloon/i, motif: 'balloons' },
  { words: /lantern/i, motif: 'skyLanterns' },
  { words: /\bkites?\b/i, motif: 'kites' },
  { words: /cycl|\bbik(e|es|ing)\b|\brides?\b/i, motif: 'cyclists' },
  { words: /\brun(s|ners?|ning)?\b|marathon|\brace/i, motif: 'track' },
  { words: /market|street food/i, motif: 'market' },
  { words: /\bwine|vineyard|dinner|feast|supper/i, motif: 'longTable' },
  { words: /astronom|telescope|stargaz|observatory/i, motif: 'observatory' },
  { words: /\bgarden/i, motif: 'garden' },
  { words: /rooftop|disco\b/i, motif: 'rooftop' },
  { words: /\bbeach|tiki/i, motif: 'beachBar' },
  { words: /lighthouse/i, motif: 'lighthouse' },
  { words: /circus|big top/i, motif: 'bigTop' },
  { words: /ferris|fairground|carnival/i, motif: 'wheel' },
  { words: /arcade/i, motif: 'arcade' },
  { words: /picnic/i, motif: 'picnic' },
  { words: /museum|gallery/i, motif: 'museum' },
  { words: /sculpture/i, motif: 'sculptures' },
];

const backdropWords: readonly (readonly [words: RegExp, backdrop: BackdropName])[] = [
  [/desert|\bdunes?\b|sahara/i, 'dunes'],
  [/canyon|\bmesas?\b|badlands/i, 'canyon'],
  [/\blakes?\b|lagoon/i, 'lake'],
  [/\bislands?\b|\bisles?\b/i, 'islands'],
  [/\bbeach|\bocean|\bsea\b|\bcoast|\bbay\b/i, 'sea'],
  [/harbou?r|waterfront|\bpier\b/i, 'harbour'],
  [/mountain|\balps?\b|alpine|\bpeaks?\b|summit|glacier/i, 'peaks'],
  [/forest|\bwoods?\b|woodland|\bpines?\b/i, 'woods'],
  [/\bcity\b|downtown|\burban\b|rooftop/i, 'city'],
  [/\bfields?\b|\bfarm|meadow|valley|vineyard/i, 'fields'],
];

/** The motif a title names, if it's allowed. */
export function spokenMotif(title: string, allowed: ReadonlySet<MotifName>): SpokenMotif | undefined {
  return motifWords.find(({ words, motif }) => allowed.has(motif) && words.test(title));
}

/** The backdrop a title names. */
export function spokenBackdrop(title: string): BackdropName | undefined {
  return backdropWords.find(([words]) => words.test(title))?.[1];
}
