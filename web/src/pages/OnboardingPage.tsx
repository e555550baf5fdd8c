import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { RequireOnboarding } from '../auth/guards';
import { OnboardingWizard } from '../features/onboarding/OnboardingWizard';
import { ProfileComplete } from '../features/onboarding/ProfileComplete';
import type { WizardPhase } from '../features/onboarding/wizard-steps';

/** /onboarding: travellers enter their birth data and preferences. */
export function OnboardingPage() {
  const { user } = useAuth();
  const [phase, setPhase] = useState<WizardPhase>('asking');
  return (
    <RequireOnboarding isFinishing={phase !== 'asking'}>
      {phase === 'done' ? (
        <ProfileComplete starsOff={user?.starsOff ?? false} />
      ) : user ? (
        <OnboardingWizard user={user} onPhase={setPhase} />
      ) : null}
    </RequireOnboarding>
  );
}
