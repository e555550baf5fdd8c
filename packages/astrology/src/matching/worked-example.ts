import { eventChart } from '../chart/event-chart';
import { natalChart } from '../chart/natal-chart';
import { allPoints, type Point } from '../point';
import { ianaZones } from '../time/iana-zones';
import { categoryMix, namedCategory } from './category-mix';
import { categorySignificators } from './category-significators';
import { contributions, type MatchEvent } from './contributions';
import { eventQuality } from './event-quality';
import { eventSignature, eventVector } from './event-vector';
import { personVector } from './person-vector';
import { match } from './score';
import { emphasised, eventWeights, natalWeights, pairFactor, pairWeight } from './weights';

/** One pair of points, from its angle to what it adds to the sum. */
export interface WorkedPair {
  /** Longitudes in degrees. */
  readonly natalDeg: number;
  readonly eventDeg: number;
  /** 0 to 180 degrees. */
  readonly separationDeg: number;
  /** The kernel's value at the angle, averaged over every birth that fits. */
  readonly worth: number;
  readonly natalWeight: number;
  readonly eventWeight: number;
  readonly factor: number;
  /** The two weights and the factor multiplied. */
  readonly weight: number;
  /** The event's spread, which every sum is divided by. */
  readonly spread: number;
  readonly share: number;
}

/** A score, broken down. The sums and the quality add up to z. */
export interface WorkedExample {
  /** The natal Sun with the event's Moon. */
  readonly pair: WorkedPair;
  /** What each natal point adds. */
  readonly sums: { point: Point; value: number }[];
  /** What the day adds for everyone. */
  readonly quality: number;
  readonly z: number;
  readonly matchScore: number;
}

/** The category of the example, and how much its planets count. */
const category = 'Outdoor & Nature';
export const exampleSignificators = categorySignificators[category];

const halifax = {
  id: 6_324_729,
  name: 'Halifax',
  region: 'Nova Scotia',
  countryCode: 'CA',
  lat: 44.64533,
  lon: -63.57239,
  zone: 'America/Halifax',
};

const birth = {
  date: '1987-02-09',
  time: { type: 'period', period: 'evening' },
  city: 'Halifax',
  country: 'Canada',
  place: halifax,
  countryZones: [],
} as const;

const start = {
  date: '2027-07-02',
  time: '04:45',
  zone: 'America/Edmonton',
  place: { lat: 51.17622, lon: -115.56982 },
} as const;

/**
 * Computes one score step by step: a birth on 9 February 1987 in the evening in Halifax, and an outdoor event in Banff on 2 July
 * 2027 at 04:45. Source: docs/rules/matching.md.
 */
export function workedExample(): WorkedExample {
  const chart = natalChart(birth, ianaZones);
  const event = { chart: eventChart(start, ianaZones), mix: categoryMix(namedCategory(category)) };
  const person = personVector(chart);
  const parts = contributions(person, event);
  const { z, matchScore } = match(person, eventVector(event.chart, event.mix));
  const share = parts.find(({ natalPoint, eventPoint }) => natalPoint === 'Sun' && eventPoint === 'Moon')?.share ?? 0;
  return {
    pair: workedPair(chart.birthChart.points.Sun.lon ?? 0, event, share),
    sums: allPoints.map((point) => ({
      point,
      value: parts.filter(({ natalPoint }) => natalPoint === point).reduce((sum, part) => sum + part.share, 0),
    })),
    quality: eventQuality(event.chart, event.mix),
    z,
    matchScore,
  };
}

function workedPair(natalDeg: number, { chart, mix }: MatchEvent, share: number): WorkedPair {
  const eventDeg = chart.points.Moon.lon ?? 0;
  const apart = Math.abs(natalDeg - eventDeg);
  const weight = pairWeight('Sun', 'Moon', exampleSignificators);
  const spread = eventSignature(chart, mix).norm;
  return {
    natalDeg,
    eventDeg,
    separationDeg: Math.min(apart, 360 - apart),
    worth: (share * spread) / weight,
    natalWeight: emphasised(natalWeights, 'Sun', exampleSignificators),
    eventWeight: emphasised(eventWeights, 'Moon', exampleSignificators),
    factor: pairFactor('Sun', 'Moon'),
    weight,
    spread,
    share,
  };
}
