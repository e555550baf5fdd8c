import { aspectBetween, aspectTone, type AspectTone } from '../chart/aspect';
import type { EventChart } from '../chart/event-chart';
import { norm } from '../angle';
import { PLANETS, pointName, type Planet } from '../point';
import { signAt, SIGNS, type Sign } from '../zodiac';
import { mixedSignificators } from './category-mix';
import { bestSigns, SIGN_HARMONICS } from './compatible-signs';
import { contributions, type Contribution, type MatchEvent } from './contributions';
import { dignityOf, type Dignity } from './dignity';
import { longitudeOf } from './event-quality';
import { eventVector } from './event-vector';
import { THEMES } from './sentences';
import { BLOCK_LENGTH, HARMONIC_LENGTH, innerProduct, VECTOR_LENGTH } from './vector';
import { significatorWeight } from './weights';

/** What an event's sky says to everybody: a row of event_astrology_analysis. */
export interface EventAnalysis {
  /** Three, best first. */
  bestAlignedSigns: Sign[];
  /** Three, worst first. */
  leastCompatibleSigns: Sign[];
  emotionalTone: string;
  reasoning: string;
}

const SIGNS_NAMED = 3;
/** Widest orb of the Moon's closest aspect, in degrees. Source: docs/rules/matching-model.md, "Event analysis". */
const WIDEST_ORB = 8;

/** Source: docs/rules/matching-model.md, "Moon sign tones". */
const MOON_TONES: Readonly<Record<Sign, string>> = {
  Aries: 'bold and energetic',
  Taurus: 'grounded and sensual',
  Gemini: 'curious and talkative',
  Cancer: 'warm and nurturing',
  Leo: 'joyful and dramatic',
  Virgo: 'focused and thoughtful',
  Libra: 'harmonious and sociable',
  Scorpio: 'intense and transformative',
  Sagittarius: 'adventurous and optimistic',
  Capricorn: 'purposeful and steady',
  Aquarius: 'inventive and communal',
  Pisces: 'dreamy and compassionate',
};

/** Source: docs/rules/matching-model.md, "Closest aspect of the Moon". */
const MOON_CLAUSES: Readonly<Record<Exclude<Planet, 'Moon'>, Readonly<Record<AspectTone, string>>>> = {
  Sun: { soft: 'with heart and will in step', hard: 'with a tug between mood and purpose' },
  Mercury: { soft: 'with lively conversation', hard: 'with a restless mind' },
  Venus: { soft: 'with an affectionate undertone', hard: 'with a pull between comfort and desire' },
  Mars: { soft: 'with a spark of courage', hard: 'with an edge that wants an outlet' },
};

/** Eight phases of 45 degrees, the first centred on 0. Source: docs/rules/matching-model.md, "Event analysis". */
const PHASES = ['New', 'Crescent', 'First Quarter', 'Gibbous', 'Full', 'Disseminating', 'Last Quarter', 'Balsamic'];

const DIGNITY_CLAUSES: Readonly<Record<Dignity, string>> = {
  domicile: ', its own sign',
  exaltation: ', where it is exalted',
  detriment: ', in detriment',
  fall: ', in fall',
  peregrine: '',
};

/** Judges an event's sky and kind without regard to any one person. Source: docs/rules/matching-model.md, "Event analysis". */
export function eventAnalysis(event: MatchEvent): EventAnalysis {
  const values = signValues(event);
  const bestAlignedSigns = bestSigns(values, SIGNS_NAMED);
  return {
    bestAlignedSigns,
    leastCompatibleSigns: bestSigns(
      values.map((value) => -value),
      SIGNS_NAMED,
    ),
    emotionalTone: emotionalTone(event.chart),
    reasoning: reasoningOf(event, bestAlignedSigns[0] ?? 'Aries'),
  };
}

/** What the event's Moon feels like: its sign's tone and the clause of its closest aspect, if it has one within 8 degrees. */
export function emotionalTone(chart: EventChart): string {
  const tone = MOON_TONES[signAt(longitudeOf(chart, 'Moon'))];
  const clause = moonClause(chart);
  return clause === null ? tone : `${tone}, ${clause}`;
}

/** Value of each sign against the event, Aries first: as if all six points were spread over the sign. */
function signValues(event: MatchEvent): number[] {
  const vector = eventVector(event.chart, event.mix);
  return SIGNS.map((_, sign) => innerProduct(signVector(sign).subarray(0, HARMONIC_LENGTH), vector));
}

function signVector(sign: number): Float32Array {
  const vector = new Float32Array(VECTOR_LENGTH);
  const harmonics = SIGN_HARMONICS[sign] ?? [];
  for (let start = 0; start < HARMONIC_LENGTH; start += BLOCK_LENGTH) vector.set(harmonics, start);
  return vector;
}

function moonClause(chart: EventChart): string | null {
  const moon = longitudeOf(chart, 'Moon');
  const aspects = (['Sun', 'Mercury', 'Venus', 'Mars'] as const).flatMap((planet) => {
    const { name, orbDeg } = aspectBetween(moon, longitudeOf(chart, planet));
    const tone = aspectTone(name, [planet]);
    return tone === null || orbDeg > WIDEST_ORB ? [] : [{ orbDeg, clause: MOON_CLAUSES[planet][tone] }];
  });
  return aspects.sort((a, b) => a.orbDeg - b.orbDeg)[0]?.clause ?? null;
}

function reasoningOf(event: MatchEvent, best: Sign): string {
  return [moonSentence(event.chart), significatorSentence(event), bestSignSentence(event, best)].join(' ');
}

function moonSentence(chart: EventChart): string {
  const moon = longitudeOf(chart, 'Moon');
  const phase = PHASES[Math.floor(norm(moon - longitudeOf(chart, 'Sun') + 22.5) / 45)] ?? 'New';
  return `The event begins under a ${phase} Moon in ${signAt(moon)}.`;
}

function significatorSentence({ chart, mix }: MatchEvent): string {
  const significators = mixedSignificators(mix);
  const planet = PLANETS.reduce((best, other) =>
    significatorWeight(significators, other) > significatorWeight(significators, best) ? other : best,
  );
  const sign = signAt(longitudeOf(chart, planet));
  const canTurnBack = planet !== 'Sun' && planet !== 'Moon';
  const motion = chart.points[planet].retrograde ? ', and retrograde' : ', and direct';
  const dignity = DIGNITY_CLAUSES[dignityOf(planet, sign)];
  const subject = canTurnBack ? planet : `The ${planet}`;
  return `${subject}, which signifies this kind of event most, is in ${sign}${dignity}${canTurnBack ? motion : ''}.`;
}

function bestSignSentence(event: MatchEvent, best: Sign): string {
  const all = contributions(signVector(SIGNS.indexOf(best)), event);
  const largest = all.reduce((top, contribution) => (contribution.share > top.share ? contribution : top));
  return `${best} fits best: ${bestSignReason(largest, event.chart, best)}.`;
}

function bestSignReason(contribution: Contribution, chart: EventChart, sign: Sign): string {
  const { natalPoint, eventPoint, significator } = contribution;
  const natal = `${natalPoint === 'Asc' ? 'an' : 'a'} ${pointName(natalPoint)} in ${sign}`;
  if (eventPoint === null) return `${natal} suits this kind of event, which ${significator} signifies`;
  const eventSign = signAt(chart.points[eventPoint].lon ?? 0);
  const { name } = aspectBetween(SIGNS.indexOf(sign) * 30, SIGNS.indexOf(eventSign) * 30);
  return `${natal} is in ${name} with the event's ${pointName(eventPoint)} in ${eventSign}, ${THEMES[eventPoint]}`;
}
