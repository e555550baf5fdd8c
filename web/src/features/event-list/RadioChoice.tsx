import choiceStyles from '../../ui/Choice.module.css';
interface RadioChoiceProps {
  /** Of the group, and of the parameter that it is sent as without JavaScript. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly formId: string;
  readonly onChoose: () => void;
}

/** One of a filter's choices, of which one is on. */
export function RadioChoice({ name, label, value, isChosen, formId, onChoose }: RadioChoiceProps) {
  return (
    <label className={choiceStyles.choice}>
      <input type="radio" name={name} form={formId} value={value} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
