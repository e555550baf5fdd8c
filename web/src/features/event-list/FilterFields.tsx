import { Choice } from '../../ui/form/Choice';
import choiceStyles from '../../ui/form/Choice.module.css';
import { CategoryFilter } from './CategoryFilter';
import { minScores } from './event-filters';
import type { FilterProps } from './filter-props';
import { NearFilter } from './NearFilter';
import { PriceRange } from './PriceRange';
import { WhenFilter } from './WhenFilter';

export interface FilterFieldsProps extends FilterProps {
  /** False for visitors and users without birth data. */
  readonly hasMatches: boolean;
}

/** All filters, one below the other. */
export function FilterFields({ hasMatches, ...filter }: FilterFieldsProps) {
  return (
    <>
      <WhenFilter {...filter} />
      <KidsFilter {...filter} />
      <CategoryFilter {...filter} />
      <PriceRange {...filter} />
      <NearFilter {...filter} />
      {hasMatches ? <MatchFilter {...filter} /> : null}
    </>
  );
}

/** Who comes: children can't go everywhere. */
function KidsFilter({ filters, onChange, formId }: FilterProps) {
  return (
    <fieldset>
      <legend className="label">Who comes</legend>
      <Choice
        type="checkbox"
        name="kids"
        value="true"
        form={formId}
        checked={filters.kids !== undefined}
        onChange={(e) => onChange({ kids: e.target.checked ? 'true' : undefined })}
      >
        With kids
      </Choice>
    </fieldset>
  );
}

/** Filters by minimum score, for users with a chart. */
function MatchFilter({ filters, onChange, formId }: FilterProps) {
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

interface RadioChoiceProps {
  /** The name of the group, and of its query parameter without JavaScript. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly formId: string;
  readonly onChoose: () => void;
}

/** One option of a filter, as a radio button. */
function RadioChoice({ name, label, value, isChosen, formId, onChoose }: RadioChoiceProps) {
  return (
    <label className={choiceStyles.choice}>
      <input type="radio" name={name} form={formId} value={value} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
