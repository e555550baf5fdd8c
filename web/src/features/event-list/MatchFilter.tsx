import { minScores } from './event-filters';
import type { FilterProps } from './filter-props';
import { RadioChoice } from './RadioChoice';

/** Filters by minimum score, for users with a chart. */
export function MatchFilter({ filters, onChange, formId }: FilterProps) {
  return (
    <fieldset>
      <legend className="label">Match</legend>
      {[undefined, ...minScores].map((score) => (
        <RadioChoice
          key={score ?? 'any'}
          name="minMatch"
          label={score === undefined ? 'Any score' : `${score} or more`}
          value={score === undefined ? '' : String(score)}
          isChosen={filters.minMatch === score}
          formId={formId}
          onChoose={() => onChange({ minMatch: score })}
        />
      ))}
    </fieldset>
  );
}
