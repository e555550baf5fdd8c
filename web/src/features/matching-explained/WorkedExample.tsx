import type { MatchingModel } from '@ascendant/contract/matching-model';
import { exampleRows, signed } from './formula-tables';

/** One pair in full, then the whole sum. */
export function WorkedExample({ model }: { readonly model: MatchingModel }) {
  const { example, curve } = model;
  return (
    <>
      <WorkedPair model={model} />
      <p>All pairs, added up by the point of the person:</p>
      <dl className="facts example-sum">
        {exampleRows(model).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>Sum</dt>
          <dd>{signed(example.z)}</dd>
        </div>
      </dl>
      <p>
        Each line is rounded, so the last digit of their sum can differ. The score is 10 ÷ (1 + e
        <sup>
          −({curve.centre} + {curve.steepness} × {example.z.toFixed(2)})
        </sup>
        ) = <b className="num">{example.matchScore.toFixed(1)}</b>.
      </p>
    </>
  );
}

/** The Sun of the person with the Moon of the event, from its angle to its part of the sum. */
function WorkedPair({ model }: { readonly model: MatchingModel }) {
  const { natalWeights, eventWeights, categoryShare, example } = model;
  const { pair, significators } = example;
  const { Sun = 0, Moon = 0 } = significators;
  const own = decimal(1 - categoryShare);
  const category = decimal(categoryShare);
  const [mine, theirs] = [pair.natalWeight.toFixed(3), pair.eventWeight.toFixed(3)];
  const weight = pair.weight.toFixed(3);
  return (
    <>
      <p>
        Somebody born on 9 February 1987 in Halifax, in the evening, looks at an outdoor event in Banff that begins on 2
        July 2027 at 04:45. Take one pair: their Sun at {pair.natalPosition}, the event’s Moon at {pair.eventPosition}.
        The two are {pair.separationDeg.toFixed(1)} degrees apart, {Math.abs(trineDeg - pair.separationDeg).toFixed(1)}{' '}
        from a trine, which is worth {pair.worth.toFixed(3)}.
      </p>
      <ul>
        <li>
          Outdoor & Nature lets the Moon count {Moon}, Sun and Mars {Sun} each. Their Sun weighs {own} ×{' '}
          {decimal(natalWeights.Sun)} + {category} × {decimal(Sun)} × {decimal(1 - natalWeights.Rising)} = {mine}, the
          event’s Moon {own} × {decimal(eventWeights.Moon)} + {category} × {decimal(Moon)} ×{' '}
          {decimal(1 - eventWeights.Rising)} = {theirs}.
        </li>
        <li>
          Sun with Moon counts {pair.factor}, so the pair weighs {mine} × {theirs} × {pair.factor} = {weight}.
        </li>
        <li>
          {weight} × {pair.worth.toFixed(3)}, divided by this event’s spread of {pair.spread.toFixed(4)}, gives{' '}
          <b className="num">{signed(pair.share)}</b>. The event’s page shows this figure beside the sentence.
        </li>
      </ul>
    </>
  );
}

const trineDeg = 120;

function decimal(value: number): string {
  return value.toFixed(2);
}
