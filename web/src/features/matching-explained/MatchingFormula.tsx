import type { MatchingModel } from '@ascendant/contract/matching-model';
import { pointNames } from '@ascendant/domain/chart/chart-points';
import { WideTable } from '../../ui/table/Table';
import { kernelRows, percent, signed, weightRows, type FormulaRow } from './formula-tables';
import { WorkedExample } from './WorkedExample';

/** The full formula in text and tables, with the engine's own numbers. */
export function MatchingFormula({ model }: { readonly model: MatchingModel }) {
  return (
    <>
      <h2>Two skies</h2>
      <p>
        Your date, time and place of birth give six points: the Sun, the Moon, Mercury, Venus, Mars and your rising
        sign. An event’s location and start time give the same six. We compute every position to a small fraction of a
        degree. If you don’t know when you were born, we compute every time it could have been and use the average, so a
        point we can’t be sure of doesn’t push your score up or down.
      </p>
      <h2>The angles between them</h2>
      <p>
        Each of your points forms an angle with each of the event’s points. Angles close to the classical ones are worth
        the most, and the value follows a smooth curve between them:
      </p>
      <FormulaTable
        caption="Value of each angle, in degrees"
        heads={model.angles.map((angle) => `${angle}°`)}
        rows={kernelRows(model)}
        format={signed}
      />
      <h2>How much each point counts</h2>
      <p>{`Some points count more than others, depending on the event’s category: Mars counts more for an adventure, Venus for music and Mercury for a workshop. The category’s points carry ${percent(model.categoryShare)} of the weight. Pairs that astrologers look at first, such as the Sun with the Moon, count up to ${model.pairFactors.largest} times, and the rest ${model.pairFactors.other} times.`}</p>
      <FormulaTable
        caption="Weight of each point"
        heads={pointNames}
        rows={weightRows(model)}
        format={(value) => value.toFixed(2)}
      />
      <h2>The sum</h2>
      <p>
        We add up all the pairs. Then we add how well the category suits you under any sky, and a small amount that’s
        the same for everyone: a waxing Moon adds a little, a retrograde planet takes a little away. We divide the sum
        by how widely scores spread for this event, so that no event is a match for everyone, and turn it into a score
        from 0 to 10. Half of all scores are below 6.1, and one in eight is 8 or higher. From 8 up we call it perfect
        alignment, and from 6 up good compatibility.
      </p>
      <h2>An example</h2>
      <WorkedExample model={model} />
      <h2>Together</h2>
      <p>{`A group’s score is ${percent(1 - model.groupLowestShare)} of the average and ${percent(model.groupLowestShare)} of the lowest score, so that everyone counts.`}</p>
      <h2 id="good-days">Good days</h2>
      <p>
        The calendar on your dashboard scores each of the next 365 days in the same way, using the sky at noon UTC
        without a location or a category. A dot marks a day when an event starts that you match with a score of 8 or
        more.
      </p>
      <h2>What a score isn’t</h2>
      <p>
        We know of no evidence that astrology predicts anything. A score is just one way to narrow down a long list. You
        can book any event, whatever its score, and you can sort by date or price instead.
      </p>
    </>
  );
}

interface FormulaTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly FormulaRow[];
  readonly format: (value: number) => string;
}

/** A table of the model's numbers; it scrolls sideways if it doesn't fit. */
function FormulaTable({ caption, heads, rows, format }: FormulaTableProps) {
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Kind</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="align-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index]} className="align-right">
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
