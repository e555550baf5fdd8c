import type { MatchingModel } from '@ascendant/contract/matching-model';
import { pointNames } from '@ascendant/domain/chart/chart-points';
import { FormulaTable } from './FormulaTable';
import { kernelRows, percent, signed, weightRows } from './formula-tables';
import { WorkedExample } from './WorkedExample';

/** The whole formula in words and tables, with the engine's own figures. */
export function MatchingFormula({ model }: { readonly model: MatchingModel }) {
  return (
    <>
      <h2>Two skies</h2>
      <p>
        Date, time and place of birth give six points: Sun, Moon, Mercury, Venus, Mars and the rising sign. The place
        and minute an event begins give the same six. Positions are computed, not looked up, to a small part of a
        degree. If you do not know your hour of birth, we compute every hour it may have been and take the mean: a point
        that is open pulls neither way.
      </p>
      <h2>The angles between them</h2>
      <p>
        Each of your points stands at some angle to each of the event’s. Angles near the classical ones are worth this
        much, fading in a smooth curve between them:
      </p>
      <FormulaTable
        caption="What an angle is worth, in degrees"
        heads={model.angles.map((angle) => `${angle}°`)}
        rows={kernelRows(model)}
        format={signed}
      />
      <h2>What counts how much</h2>
      <p>
        Points weigh differently, and the kind of event shifts them: Mars weighs more for an adventure, Venus for music,
        Mercury for a workshop. The category’s points take {percent(model.categoryShare)} of the weight. Pairs that
        astrologers look at first, such as Sun with Moon, count up to {model.pairFactors.largest} times, others{' '}
        {model.pairFactors.other} times.
      </p>
      <FormulaTable
        caption="How much each point counts"
        heads={pointNames}
        rows={weightRows(model)}
        format={(value) => value.toFixed(2)}
      />
      <h2>The sum</h2>
      <p>
        All pairs are added up. What the kind of event suits whatever the sky is added, and so is a small part that is
        the same for everybody: a waxing Moon helps, a planet going backwards rubs. The sum is divided by the spread of
        this event, so that no event is easy for all. From the sum comes a score between 0 and 10. Half of all scores
        lie below 6.1, one in eight reaches 8. From 8 on we call it perfect alignment, from 6 on good compatibility.
      </p>
      <h2>An example</h2>
      <WorkedExample model={model} />
      <h2>Together</h2>
      <p>
        For several people the score of all is {percent(1 - model.groupLowestShare)} of their mean and{' '}
        {percent(model.groupLowestShare)} of the lowest, so that nobody is forgotten.
      </p>
      <h2 id="good-days">Good days</h2>
      <p>
        The calendar on your dashboard scores each of the coming 365 days in the same way, with the sky at noon (UTC),
        no place and no kind of event. A dot marks a day on which an event starts that matches you with 8 or more.
      </p>
      <h2>What it is not</h2>
      <p>
        We know of no evidence that it predicts anything. It is a lens: a way to look at a long list and begin
        somewhere. You can book every event whatever its score, and sort by date or price as well.
      </p>
    </>
  );
}
