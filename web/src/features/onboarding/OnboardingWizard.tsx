import type { User } from '@ascendant/contract/account';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { CentredSpinner } from '../../auth/CentredSpinner';
import { useSaveStars } from '../../data/person';
import { BirthDateForm } from '../../fields/BirthDateForm';
import { lazyPage } from '../../lazy-page';
import { showToast } from '../../ui/dialog/toast-store';
import { whenIdle } from '../../ui/late/when-idle';
import { BirthStep } from './BirthStep';
import styles from './OnboardingWizard.module.css';
import { readStep, type WizardPhase } from './wizard-steps';
import { WizardButtons } from './WizardButtons';
import { WizardFrame } from './WizardFrame';

/** The steps after the first one, which is the only one that everyone sees first. */
const PreferenceSteps = lazyPage(async () => (await import('./PreferenceSteps')).PreferenceSteps);

interface OnboardingWizardProps {
  readonly user: User;
  readonly onPhase: (phase: WizardPhase) => void;
}

/** The onboarding wizard. The step is in the URL, so that reloads and the back button work as expected. */
export function OnboardingWizard({ user, onPhase }: OnboardingWizardProps) {
  const [params, setParams] = useSearchParams();
  useEffect(() => whenIdle(() => void PreferenceSteps.preload().catch(() => undefined)), []);
  const step = readStep(params.get('step'), user.starsOff ? user.dateOfBirth !== null : user.birthInfoCompleted);
  const goTo = (next: number) => setParams(next === 1 ? {} : { step: String(next) });
  return (
    <WizardFrame step={step} starsOff={user.starsOff}>
      {step === 1 ? (
        <FirstStep user={user} onSaved={() => goTo(2)} />
      ) : (
        <Suspense fallback={<CentredSpinner />}>
          <PreferenceSteps key="preferences" user={user} step={step} onStep={goTo} onPhase={onPhase} />
        </Suspense>
      )}
    </WizardFrame>
  );
}

function FirstStep({ user, onSaved }: { readonly user: User; readonly onSaved: () => void }) {
  return (
    <>
      <StarsChoice user={user} />
      {user.starsOff ? (
        <BirthDateForm user={user} onSaved={onSaved}>
          {(isBusy) => <WizardButtons step={1} isBusy={isBusy} />}
        </BirthDateForm>
      ) : (
        <BirthStep user={user} onSaved={onSaved} />
      )}
    </>
  );
}

/** Offers to leave out everything astrological in the first minute. Source: rule PRE-08. */
function StarsChoice({ user: { starsOff } }: { readonly user: User }) {
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
