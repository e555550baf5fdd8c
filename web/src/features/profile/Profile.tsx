import type { User } from '@ascendant/contract/account';
import { isPrivileged, roleOf } from '@ascendant/domain/person/roles';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../ui/class-names';
import { AddressCard } from './AddressCard';
import { AstrologyCard } from './AstrologyCard';
import { BirthCard } from './BirthCard';
import { FamilyCard } from './FamilyCard';
import { PhoneCard } from './PhoneCard';
import { PreferencesCard } from './PreferencesCard';
import styles from './Profile.module.css';
import { ProfileHead } from './ProfileHead';
import { StarsCard } from './StarsCard';
import type { WheelPicture } from './wheel-picture';

interface ProfileProps {
  readonly user: User;
  readonly WheelPicture: WheelPicture;
  /** More cards, of other features. */
  readonly children?: ReactNode;
}

const editParameter = 'edit';

/** The profile. Birth data or the address can be edited, one at a time; the URL says which. */
export function Profile({ user, WheelPicture, children }: ProfileProps) {
  const [params, setParams] = useSearchParams();
  const edited = params.get(editParameter);
  const [timesAsked, setTimesAsked] = useState(0);
  const edit = (what: string, isEditing: boolean) =>
    setParams(isEditing ? { [editParameter]: what } : {}, { preventScrollReset: true });
  const addBirth = () => {
    edit('birth', true);
    setTimesAsked(timesAsked + 1);
  };
  return (
    <main className={classNames(styles.profile, 'container')}>
      <ProfileHead user={user} />
      {user.starsOff ? null : <AstrologyCard user={user} WheelPicture={WheelPicture} onAddBirth={addBirth} />}
      <div className={styles.cards}>
        <BirthCard
          user={user}
          isEditing={edited === 'birth'}
          timesAsked={timesAsked}
          onEdit={(isEditing) => edit('birth', isEditing)}
        />
        {roleOf(user) === 'admin' ? null : <FamilyCard user={user} WheelPicture={WheelPicture} />}
        <PreferencesCard user={user} />
        {isPrivileged(user) ? null : <StarsCard user={user} />}
        <AddressCard user={user} isEditing={edited === 'address'} onEdit={(isEditing) => edit('address', isEditing)} />
        {isPrivileged(user) ? null : <PhoneCard />}
        {children}
      </div>
    </main>
  );
}
