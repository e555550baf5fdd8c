import type { User } from '@ascendant/contract/account';
import type { BirthTimeOccurrence } from '@ascendant/domain/person/birth-time';
import { useState } from 'react';
import { useSaveBirthInfo } from '../../data/person';
import type { AskedClock } from '../../data/places';
import { birthValues, toBirthInfo } from '../../fields/birth-form';
import { ClockChoice } from '../../fields/ClockChoice';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { TextField } from '../../ui/form/TextField';
import { showFailure } from './profile-toast';

/** Asks for the exact time of birth, which settles uncertain signs. */
export function ExactTimeDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const save = useSaveBirthInfo();
  const [time, setTime] = useState('');
  const [occurrence, setOccurrence] = useState<BirthTimeOccurrence>('first');
  const [isMissing, setMissing] = useState(false);
  const asked = time === '' ? null : clockOf(user, time);
  const submit = () => {
    setMissing(time === '');
    if (time === '') return;
    const { gender, relationshipStatus } = user;
    save.mutate(
      {
        ...toBirthInfo({ ...birthValues(user), timeOption: 'exact', exactTime: time, occurrence }),
        gender,
        relationshipStatus,
      },
      {
        onSuccess: () => {
          showToast({ title: 'Birth information updated' });
          onClose();
        },
        onError: (error) => showFailure(error, 'Failed to update birth information. Please try again.'),
      },
    );
  };
  return (
    <Dialog
      onClose={onClose}
      title="Exact time of birth"
      keep="Later"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <p>We need your exact time of birth to work out this sign. It’s often on the long-form birth certificate.</p>
      <TextField
        label="Exact time"
        help="Local time at birth."
        error={isMissing ? 'Please provide the required time information' : undefined}
        type="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      {asked ? <ClockChoice asked={asked} chosen={occurrence} onChoose={setOccurrence} /> : null}
    </Dialog>
  );
}

function clockOf({ dateOfBirth, cityOfBirth, countryOfBirth }: User, time: string): AskedClock | null {
  if (dateOfBirth === null || cityOfBirth === null || countryOfBirth === null) return null;
  return { date: dateOfBirth, time, city: cityOfBirth, country: countryOfBirth };
}
