import type { User } from '@ascendant/contract/account';
import { useSearchParams } from 'react-router';
import { BirthStep } from './BirthStep';
import { PreferenceSteps } from './PreferenceSteps';
import { readStep, type WizardPhase } from './wizard-steps';
import { WizardFrame } from './WizardFrame';

interface OnboardingWizardProps {
  readonly user: User;
  readonly onPhase: (phase: WizardPhase) => void;
}

/** The onboarding wizard. The step is in the URL, so that reloads and the back button work as expected. */
export function OnboardingWizard({ user, onPhase }: OnboardingWizardProps) {
  const [params, setParams] = useSearchParams();
  const step = readStep(params.get('step'), user.birthInfoCompleted);
  const goTo = (next: number) => setParams(next === 1 ? {} : { step: String(next) });
  return (
    <WizardFrame step={step}>
      {step === 1 ? (
        <BirthStep user={user} onSaved={() => goTo(2)} />
      ) : (
        <PreferenceSteps key="preferences" user={user} step={step} onStep={goTo} onPhase={onPhase} />
      )}
    </WizardFrame>
  );
}
