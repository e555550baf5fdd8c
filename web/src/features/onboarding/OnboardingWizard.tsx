import type { User } from '@ascendant/contract/account';
import { useSearchParams } from 'react-router';
import { BirthDateForm } from '../../fields/BirthDateForm';
import { BirthStep } from './BirthStep';
import { PreferenceSteps } from './PreferenceSteps';
import { StarsChoice } from './StarsChoice';
import { readStep, type WizardPhase } from './wizard-steps';
import { WizardButtons } from './WizardButtons';
import { WizardFrame } from './WizardFrame';

interface OnboardingWizardProps {
  readonly user: User;
  readonly onPhase: (phase: WizardPhase) => void;
}

/** The onboarding wizard. The step is in the URL, so that reloads and the back button work as expected. */
export function OnboardingWizard({ user, onPhase }: OnboardingWizardProps) {
  const [params, setParams] = useSearchParams();
  const step = readStep(params.get('step'), user.starsOff ? user.dateOfBirth !== null : user.birthInfoCompleted);
  const goTo = (next: number) => setParams(next === 1 ? {} : { step: String(next) });
  return (
    <WizardFrame step={step} starsOff={user.starsOff}>
      {step === 1 ? (
        <FirstStep user={user} onSaved={() => goTo(2)} />
      ) : (
        <PreferenceSteps key="preferences" user={user} step={step} onStep={goTo} onPhase={onPhase} />
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
