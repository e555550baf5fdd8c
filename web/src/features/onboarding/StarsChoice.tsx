import type { User } from '@ascendant/contract/account';
import { errorSentence } from '../../api/api-error';
import { useSaveStars } from '../../data/person';
import { showToast } from '../../ui/dialog/toast-store';
import styles from './StarsChoice.module.css';

/** Offers to leave out everything astrological in the first minute. Source: rule PRE-08. */
export function StarsChoice({ user: { starsOff } }: { readonly user: User }) {
  const save = useSaveStars();
  const change = () =>
    save.mutate(!starsOff, {
      onError: (error) => showToast({ title: errorSentence(error, 'Please try again.'), tone: 'bad' }),
    });
  return (
    <p className={styles.choice}>
      <span>
        {starsOff
          ? 'The stars are off. We’ll go by your tastes, distance, budget and free days. '
          : 'Not into astrology? We can go by your tastes, distance, budget and free days alone. '}
      </span>
      <button type="button" className="link-button" disabled={save.isPending} onClick={change}>
        {starsOff ? 'Turn the stars on' : 'Leave the stars out'}
      </button>
    </p>
  );
}
