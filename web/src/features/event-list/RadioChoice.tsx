import choiceStyles from '../../ui/form/Choice.module.css';

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
export function RadioChoice({ name, label, value, isChosen, formId, onChoose }: RadioChoiceProps) {
  return (
    <label className={choiceStyles.choice}>
      <input type="radio" name={name} form={formId} value={value} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
