import { signNames } from '@ascendant/domain/chart/chart-points';
import { aspectBetween, aspectTone, type AspectTone } from '../chart/aspect';
import type { EventChart } from '../chart/event-chart';
import { allPlanets, pointName, type Planet } from '../point';
import { norm, signAt, type Sign } from '../zodiac';
import { mixedSignificators } from './category-mix';
import { bestSigns, signHarmonics } from './compatible-signs';
import { contributions, type Contribution, type MatchEvent } from './contributions';
import { dignityOf, type Dignity } from './dignity';
import { longitudeOf } from './event-quality';
import { eventVector } from './event-vector';
import { themes } from './sentences';
import { blockLength, harmonicLength, innerProduct, vectorLength } from './vector';
import { significatorWeight } from './weights';

/** What an event's sky says to everyone: a row of event_astrology_analysis. */
export interface EventAnalysis {
  /** Three, best first. */
  readonly bestAlignedSigns: Sign[];
  /** Three, worst first. */
  readonly leastCompatibleSigns: Sign[];
  readonly emotionalTone: string;
  readonly reasoning: string;
}

const signsNamed = 3;
/** Widest orb of the Moon's closest aspect, in degrees. Source: docs/rules/matching-model.md, "Event analysis". */
const widestOrb = 8;

/** Source: docs/rules/matching-model.md, "Moon sign tones". */
const moonTones: Readonly<Record<Sign, string>> = {
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
const moonClauses: Readonly<Record<Exclude<Planet, 'Moon'>, Readonly<Record<AspectTone, string>>>> = {
  Sun: { soft: 'with heart and will in step', hard: 'with a tug between mood and purpose' },
  Mercury: { soft: 'with lively conversation', hard: 'with a restless mind' },
  Venus: { soft: 'with an affectionate undertone', hard: 'with a pull between comfort and desire' },
  Mars: { soft: 'with a spark of courage', hard: 'with an edge that wants an outlet' },
};

/** Eight phases of 45 degrees, the first centred on 0. Source: docs/rules/matching-model.md, "Event analysis". */
const phases = ['New', 'Crescent', 'First Quarter', 'Gibbous', 'Full', 'Disseminating', 'Last Quarter', 'Balsamic'];

const dignityClauses: Readonly<Record<Dignity, string>> = {
  domicile: ', its own sign',
  exaltation: ', where it is exalted',
  detriment: ', in detriment',
  fall: ', in fall',
  peregrine: '',
};

/** Analyses an event's sky and kind for everyone, not for one person. Source: docs/rules/matching-model.md, "Event analysis". */
export function eventAnalysis(event: MatchEvent): EventAnalysis {
  const values = signValues(event);
  const bestAlignedSigns = bestSigns(values, signsNamed);
  return {
    bestAlignedSigns,
    leastCompatibleSigns: bestSigns(
      values.map((value) => -value),
      signsNamed,
    ),
    emotionalTone: emotionalTone(event.chart),
    reasoning: reasoningOf(event, bestAlignedSigns[0] ?? 'Aries'),
  };
}

/** The mood of the event's Moon: the tone of its sign, and a clause for its closest aspect if that's within 8 degrees. */
export function emotionalTone(chart: EventChart): string {
  const tone = moonTones[signAt(longitudeOf(chart, 'Moon'))];
  const clause = moonClause(chart);
  return clause === null ? tone : `${tone}, ${clause}`;
}

/** How each sign suits the event, Aries first: computed as if all six points were spread over the sign. */
function signValues(event: MatchEvent): number[] {
  const vector = eventVector(event.chart, event.mix);
  return signNames.map((_, sign) => innerProduct(signVector(sign).subarray(0, harmonicLength), vector));
}

function signVector(sign: number): Float32Array {
  const vector = new Float32Array(vectorLength);
  const harmonics = signHarmonics[sign] ?? [];
  for (let start = 0; start < harmonicLength; start += blockLength) vector.set(harmonics, start);
  return vector;
}

function moonClause(chart: EventChart): string | null {
  const moon = longitudeOf(chart, 'Moon');
  const aspects = (['Sun', 'Mercury', 'Venus', 'Mars'] as const).flatMap((planet) => {
    const { name, orbDeg } = aspectBetween(moon, longitudeOf(chart, planet));
    const tone = aspectTone(name, [planet]);
    return tone === null || orbDeg > widestOrb ? [] : [{ orbDeg, clause: moonClauses[planet][tone] }];
  });
  return aspects.sort((a, b) => a.orbDeg - b.orbDeg)[0]?.clause ?? null;
}

function reasoningOf(event: MatchEvent, best: Sign): string {
  return [moonSentence(event.chart), significatorSentence(event), bestSignSentence(event, best)].join(' ');
}

function moonSentence(chart: EventChart): string {
  const moon = longitudeOf(chart, 'Moon');
  const phase = phases[Math.floor(norm(moon - longitudeOf(chart, 'Sun') + 22.5) / 45)] ?? 'New';
  return `The event begins under a ${phase} Moon in ${signAt(moon)}.`;
}

function significatorSentence({ chart, mix }: MatchEvent): string {
  const significators = mixedSignificators(mix);
  const planet = allPlanets.reduce((best, other) =>
    significatorWeight(significators, other) > significatorWeight(significators, best) ? other : best,
  );
  const sign = signAt(longitudeOf(chart, planet));
  const canTurnBack = planet !== 'Sun' && planet !== 'Moon';
  const motion = chart.points[planet].retrograde ? ', and retrograde' : ', and direct';
  const dignity = dignityClauses[dignityOf(planet, sign)];
  const subject = canTurnBack ? planet : `The ${planet}`;
  return `${subject}, which signifies this kind of event most, is in ${sign}${dignity}${canTurnBack ? motion : ''}.`;
}

function bestSignSentence(event: MatchEvent, best: Sign): string {
  const all = contributions(signVector(signNames.indexOf(best)), event);
  const largest = all.reduce((top, contribution) => (contribution.share > top.share ? contribution : top));
  return `${best} fits best: ${bestSignReason(largest, event.chart, best)}.`;
}

function bestSignReason(contribution: Contribution, chart: EventChart, sign: Sign): string {
  const { natalPoint, eventPoint, significator } = contribution;
  const natal = `a ${pointName(natalPoint)} in ${sign}`;
  if (eventPoint === null) return `${natal} suits this kind of event, which ${significator} signifies`;
  const eventSign = signAt(chart.points[eventPoint].lon ?? 0);
  const { name } = aspectBetween(signNames.indexOf(sign) * 30, signNames.indexOf(eventSign) * 30);
  return `${natal} is in ${name} with the event's ${pointName(eventPoint)} in ${eventSign}, ${themes[eventPoint]}`;
}
