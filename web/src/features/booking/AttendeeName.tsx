import type { Attendee, GuestState } from '@ascendant/domain/booking/attendees';
import { classNames } from '../../ui/class-names';
import { Avatar } from '../../ui/layout/Avatar';
import { avatarTone } from './avatar-tone';
import peopleStyles from './People.module.css';

interface GuestMark {
  readonly guest?: GuestState | undefined;
}

interface AttendeeNameProps {
  /** Without an age while the date of birth isn't known. */
  readonly person: Pick<Attendee, 'name'> & Partial<Pick<Attendee, 'age' | 'isChild'>> & GuestMark;
  readonly index: number;
}

/** An attendee's name, kind and age. */
export function AttendeeName({ person, index }: AttendeeNameProps) {
  const { name } = person;
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <>
      <Avatar firstName={firstName} lastName={lastName} size="small" tone={avatarTone(index)} />
      <span className={classNames(peopleStyles.text, 'grow')}>
        <b>{name}</b>
        <span className="meta">{kindOf(person)}</span>
      </span>
    </>
  );
}

/** 'Child, 8 on the event date'; a guest's age isn't known. */
function kindOf({ age, isChild = false, guest }: AttendeeNameProps['person']): string {
  if (guest !== undefined) return 'Adult';
  return age === undefined ? 'date of birth needed' : `${isChild ? 'Child' : 'Adult'}, ${age} on the event date`;
}
