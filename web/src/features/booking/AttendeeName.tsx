import type { Attendee } from '@ascendant/domain/booking/attendees';
import { Avatar } from '../../ui/Avatar';
import { avatarTone } from './avatar-tone';

interface AttendeeNameProps {
  readonly person: Pick<Attendee, 'name' | 'age' | 'isChild'>;
  readonly index: number;
}

/** An attendee's name, kind and age. */
export function AttendeeName({ person: { name, age, isChild }, index }: AttendeeNameProps) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return (
    <>
      <Avatar firstName={firstName} lastName={lastName} size="small" tone={avatarTone(index)} />
      <span className="grow">
        <b>{name}</b>
        <span className="meta">
          {isChild ? 'Child' : 'Adult'}, {age} on the event date
        </span>
      </span>
    </>
  );
}
