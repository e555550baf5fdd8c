import type { User } from '@ascendant/contract/account';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { dayText } from '../../ui/text/day-text';
import { birthPlaceText, birthTimeText, capitalised } from './birth-text';
import { Card, EditButton, Facts } from './Card';

const BirthForm = lazyDialog(async () => (await import('./BirthForm')).BirthForm);

interface BirthCardProps {
  readonly user: User;
  readonly isEditing: boolean;
  /** How often the form was asked for from elsewhere on the page. */
  readonly timesAsked: number;
  readonly onEdit: (isEditing: boolean) => void;
}

/** 'Profile Information': the birth data and its form. */
export function BirthCard({ user, isEditing, timesAsked, onEdit }: BirthCardProps) {
  return (
    <Card
      title="Profile Information"
      action={<EditButton isEditing={isEditing} what="birth information" onToggle={() => onEdit(!isEditing)} />}
    >
      {isEditing ? (
        <BirthForm user={user} timesAsked={timesAsked} onClose={() => onEdit(false)} />
      ) : (
        <Facts
          facts={[
            ['Date of birth', user.dateOfBirth === null ? null : dayText(user.dateOfBirth)],
            ['Time of birth', birthTimeText(user.timeOfBirth)],
            ['Birthplace', birthPlaceText(user)],
            ['Gender', capitalised(user.gender)],
            ['Relationship', capitalised(user.relationshipStatus)],
          ]}
        />
      )}
    </Card>
  );
}
