import type { MatchingModel } from '@ascendant/contract/matching-model';
import { Facts } from '../../ui/table/Facts';
import { dayText } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import { exampleRows, signed } from './formula-tables';
import styles from './WorkedExample.module.css';

/** One pair in full, then the whole sum. */
export function WorkedExample({ model }: { readonly model: MatchingModel }) {
  const { example, curve } = model;
  return (
    <>
      <WorkedPair model={model} />
      <p>All pairs, added up for each of the person’s points:</p>
      <Facts className={styles.sum}>
        {exampleRows(model).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{signed(value)}</dd>
          </div>
        ))}
        <div data-row="total">
          <dt>Sum</dt>
          <dd>{signed(example.z)}</dd>
        </div>
      </Facts>
      <p>
        Each line is rounded, so the last digit of their sum can differ. The score is 10 ÷ (1 + e
        <sup>{`−(${curve.centre} + ${curve.steepness} × ${example.z.toFixed(2)})`}</sup>) ={' '}
        <b className="numeric">{example.matchScore.toFixed(1)}</b>.
      </p>
    </>
  );
}

/** The person's Sun with the event's Moon, from their angle to their share of the sum. */
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
      <p>{`Someone born in Halifax on the evening of ${dayText('1987-02-09')} looks at an outdoor event in Banff that starts at ${timeText('04:45')} on ${dayText('2027-07-02')}. Take one pair: their Sun at ${pair.natalPosition} and the event’s Moon at ${pair.eventPosition}. They’re ${pair.separationDeg.toFixed(1)} degrees apart, ${Math.abs(trineDeg - pair.separationDeg).toFixed(1)} from a trine, which is worth ${pair.worth.toFixed(3)}.`}</p>
      <ul>
        <li>{`In Outdoor & Nature, the Moon counts ${Moon}, and the Sun and Mars count ${Sun} each. Their Sun’s weight is ${own} × ${decimal(natalWeights.Sun)} + ${category} × ${decimal(Sun)} × ${decimal(1 - natalWeights.Rising)} = ${mine}; the event’s Moon’s is ${own} × ${decimal(eventWeights.Moon)} + ${category} × ${decimal(Moon)} × ${decimal(1 - eventWeights.Rising)} = ${theirs}.`}</li>
        <li>{`The Sun with the Moon counts ${pair.factor} times, so the pair’s weight is ${mine} × ${theirs} × ${pair.factor} = ${weight}.`}</li>
        <li>
          <span>{`${weight} × ${pair.worth.toFixed(3)}, divided by this event’s spread of ${pair.spread.toFixed(4)}, gives`}</span>{' '}
          <b className="numeric">{signed(pair.share)}</b>. The event’s page shows this number next to the sentence.
        </li>
      </ul>
    </>
  );
}

const trineDeg = 120;

function decimal(value: number): string {
  return value.toFixed(2);
}
