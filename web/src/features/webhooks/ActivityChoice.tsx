import { activityNames, activityTypes, type ActivityType } from '@ascendant/domain/channel/activity';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';

interface ActivityChoiceProps {
  readonly chosen: readonly ActivityType[];
  readonly onChoose: (types: readonly ActivityType[]) => void;
  readonly error: string | undefined;
}

/** What a webhook is sent. */
export function ActivityChoice({ chosen, onChoose, error }: ActivityChoiceProps) {
  const choose = (type: ActivityType, isChosen: boolean) =>
    onChoose(activityTypes.filter((each) => (each === type ? isChosen : chosen.includes(each))));
  return (
    <FieldGroup legend="What to send" error={error}>
      {activityTypes.map((type) => (
        <Choice
          key={type}
          type="checkbox"
          checked={chosen.includes(type)}
          onChange={(event) => choose(type, event.target.checked)}
        >
          {activityNames[type]} <span className="meta">{type}</span>
        </Choice>
      ))}
    </FieldGroup>
  );
}
