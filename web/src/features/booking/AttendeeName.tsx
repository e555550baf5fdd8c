import type { Attendee } from '@ascendant/domain/booking/attendees';
import { classNames } from '../../ui/class-names';
import { Avatar } from '../../ui/layout/Avatar';
import { avatarTone } from './avatar-tone';
import peopleStyles from './People.module.css';

interface AttendeeNameProps {
  /** Without an age while the date of birth isn't known. */
  readonly person: Pick<Attendee, 'name'> & Partial<Pick<Attendee, 'age' | 'isChild'>>;
  readonly index: number;
}

/** An attendee's name, kind and age. */
export function AttendeeName({ person: { name, age, isChild = false }, index }: AttendeeNameProps) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <>
      <Avatar firstName={firstName} lastName={lastName} size="small" tone={avatarTone(index)} />
      <span className={classNames(peopleStyles.text, 'grow')}>
        <b>{name}</b>
        <span className="meta">
          {age === undefined ? 'date of birth needed' : `${isChild ? 'Child' : 'Adult'}, ${age} on the event date`}
        </span>
      </span>
    </>
  );
}
