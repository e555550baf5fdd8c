import {
  questionKindNames,
  questionKinds,
  questionMaxLength,
  questionScopeNames,
  questionScopes,
} from '@ascendant/domain/question/question';
import { Button } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { Options } from '../../ui/form/Options';
import { SelectField, TextAreaField, TextField } from '../../ui/form/TextField';
import styles from './EventQuestions.module.css';
import type { QuestionValues } from './question-values';

interface QuestionPanelProps {
  readonly values: QuestionValues;
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<QuestionValues>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question on the organizer's form. */
export function QuestionPanel({ values, index, isLast, problems, onChange, onMove, onRemove }: QuestionPanelProps) {
  const problem = (field: string) => problems[`questions.${index}.${field}`];
  const place = `Question ${index + 1}`;
  return (
    <fieldset className={styles.question}>
      <legend className="label">{place}</legend>
      <TextField
        label="Question"
        error={problem('text')}
        value={values.text}
        maxLength={questionMaxLength}
        autoComplete="off"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <HowAnswered values={values} problem={problem} onChange={onChange} />
      <Choice
        type="checkbox"
        checked={values.isRequired}
        onChange={(event) => onChange({ isRequired: event.target.checked })}
      >
        Required: we’ll remind people who haven’t answered
      </Choice>
      <Choice
        type="checkbox"
        checked={values.isSensitive}
        onChange={(event) => onChange({ isSensitive: event.target.checked })}
      >
        Sensitive (health, diet, emergency contact): erased 7 days after the event
      </Choice>
      <TextField
        label="Only from the age of"
        help="Leave it empty to ask everyone."
        error={problem('fromAge')}
        className={styles.age}
        inputMode="numeric"
        maxLength={2}
        value={values.fromAge}
        autoComplete="off"
        onChange={(event) => onChange({ fromAge: event.target.value })}
      />
      <div className="row wrap">
        <Button size="small" disabled={index === 0} onClick={() => onMove(-1)} aria-label={`Move up: ${place}`}>
          Move up
        </Button>
        <Button size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`Move down: ${place}`}>
          Move down
        </Button>
        <Button size="small" onClick={onRemove} aria-label={`Remove: ${place}`}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}

interface HowAnsweredProps extends Pick<QuestionPanelProps, 'values' | 'onChange'> {
  /** What's wrong with a field. */
  readonly problem: (field: string) => string | undefined;
}

/** Of whom it's asked, and how it's answered. */
function HowAnswered({ values, problem, onChange }: HowAnsweredProps) {
  return (
    <>
      <div className="field-grid">
        <SelectField
          label="Asked"
          error={problem('scope')}
          help={values.hasAnswers ? hasAnswers : undefined}
          value={values.scope}
          disabled={values.hasAnswers}
          onChange={(event) => onChange({ scope: chosen(questionScopes, event.target.value) })}
        >
          <Options of={questionScopes} text={(scope) => questionScopeNames[scope]} />
        </SelectField>
        <SelectField
          label="Answered with"
          error={problem('kind')}
          value={values.kind}
          disabled={values.hasAnswers}
          onChange={(event) => onChange({ kind: chosen(questionKinds, event.target.value) })}
        >
          <Options of={questionKinds} text={(kind) => questionKindNames[kind]} />
        </SelectField>
      </div>
      {values.kind === 'choice' ? (
        <TextAreaField
          label="Answers to choose from"
          help="One on each line."
          error={problem('options')}
          value={values.options}
          onChange={(event) => onChange({ options: event.target.value })}
        />
      ) : null}
    </>
  );
}

const hasAnswers = 'It has answers, so this stays. Remove it and add another question instead.';

function chosen<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}
