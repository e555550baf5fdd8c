import { positionOf } from '@ascendant/astrology/chart/wheel';
import { minimumShare } from '@ascendant/astrology/matching/group';
import { designAngles, designValues } from '@ascendant/astrology/matching/kernel';
import { centre, steepness } from '@ascendant/astrology/matching/score';
import {
  emphasis,
  eventWeights,
  largestPairFactor,
  natalWeights,
  otherPair,
} from '@ascendant/astrology/matching/weights';
import { exampleSignificators, workedExample } from '@ascendant/astrology/matching/worked-example';
import type { ByPoint } from '@ascendant/astrology/point';
import type { MatchingModel } from '@ascendant/contract/matching-model';
import { charts } from '../charts/charts.module';

/** The engine's own figures, and its worked example. They never change while the program runs. */
export function presentMatchingModel(): MatchingModel {
  return {
    angles: [...designAngles],
    kernels: {
      harmony: [...designValues.harmony],
      polarity: [...designValues.polarity],
      martial: [...designValues.martial],
    },
    natalWeights: onWire(natalWeights),
    eventWeights: onWire(eventWeights),
    categoryShare: emphasis,
    pairFactors: { largest: largestPairFactor(), other: otherPair },
    curve: { centre, steepness },
    groupLowestShare: minimumShare,
    example: presentExample(),
  };
}

function presentExample(): MatchingModel['example'] {
  const { pair, sums, ...rest } = workedExample();
  const { natalDeg, eventDeg, ...figures } = pair;
  return {
    ...rest,
    significators: exampleSignificators,
    pair: { ...figures, natalPosition: positionOf(natalDeg), eventPosition: positionOf(eventDeg) },
    sums: sums.map(({ point, value }) => ({ point: charts.wirePoint(point), value })),
  };
}

function onWire({ Asc, ...planets }: Readonly<ByPoint<number>>): MatchingModel['natalWeights'] {
  return { ...planets, Rising: Asc };
}
