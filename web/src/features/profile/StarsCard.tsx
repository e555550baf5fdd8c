import type { User } from '@ascendant/contract/account';
import { errorSentence } from '../../api/api-error';
import { useSaveStars } from '../../data/person';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { Card } from './Card';

/** The switch that leaves out everything astrological. Source: rule PRE-08. */
export function StarsCard({ user }: { readonly user: User }) {
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
