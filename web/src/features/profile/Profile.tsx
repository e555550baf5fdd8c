import type { User } from '@ascendant/contract/account';
import { isPrivileged, roleOf } from '@ascendant/domain/person/roles';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useSaveStars } from '../../data/person';
import { ChangePhoto } from '../../fields/ChangePhoto';
import { PhoneForm } from '../../fields/PhoneForm';
import { usePictureUpload } from '../../fields/use-picture-upload';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { Avatar } from '../../ui/layout/Avatar';
import { monthAndYear, dayText } from '../../ui/text/day-text';
import { AddressCard } from './AddressCard';
import { AstrologyCard } from './AstrologyCard';
import { birthPlaceText, birthTimeText, capitalised } from './birth-text';
import { Card, EditButton, Facts } from './Card';
import { FamilyCard } from './FamilyCard';
import { PreferencesCard } from './PreferencesCard';
import styles from './Profile.module.css';
import type { WheelPicture } from './wheel-picture';

const BirthForm = lazyDialog(async () => (await import('./BirthForm')).BirthForm);

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

/** The person's phone number, for those who run the events they've booked. */
function PhoneCard() {
  return (
    <Card title="Phone">
      <PhoneForm />
    </Card>
  );
}

/** The user's name, email, role and picture. */
export function ProfileHead({ user }: { readonly user: User }) {
  const upload = usePictureUpload();
  const pictureUrl = upload.sending?.previewUrl ?? user.profilePicture;
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar firstName={user.firstName} lastName={user.lastName} pictureUrl={pictureUrl} size="large" />
        <div>
          <h1>{`${user.firstName} ${user.lastName}`}</h1>
          <p className={classNames(styles.facts, 'meta')}>
            {`${user.email} · ${roleOf(user)} since ${monthAndYear(user.createdAt)}`}
          </p>
        </div>
      </div>
      <ChangePhoto upload={upload} />
    </div>
  );
}

/** The switch that leaves out everything astrological. Source: rule PRE-08. */
function StarsCard({ user }: { readonly user: User }) {
  const save = useSaveStars();
  const { starsOff } = user;
  const change = () =>
    save.mutate(!starsOff, {
      onSuccess: () => showToast({ title: starsOff ? 'The stars are on' : 'The stars are off' }),
      onError: (error) => showToast({ title: errorSentence(error, 'Please try again.'), tone: 'bad' }),
    });
  return (
    <Card title="Recommendations">
      <Choice type="checkbox" checked={starsOff} disabled={save.isPending} onChange={change}>
        Leave the stars out
      </Choice>
      <p className="meta">
        {starsOff
          ? 'We recommend events by your tastes, distance, budget and free days. Clear this box to see your matches again.'
          : 'We’ll recommend events by your tastes, distance, budget and free days, and leave out charts and match scores.'}
      </p>
    </Card>
  );
}

interface BirthCardProps {
  readonly user: User;
  readonly isEditing: boolean;
  /** How often the form was asked for from elsewhere on the page. */
  readonly timesAsked: number;
  readonly onEdit: (isEditing: boolean) => void;
}

/** 'Profile Information': the birth data and its form. */
function BirthCard({ user, isEditing, timesAsked, onEdit }: BirthCardProps) {
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
