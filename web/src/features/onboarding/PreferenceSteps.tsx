import type { User } from '@ascendant/contract/account';
import { useEffect, useState, type FormEvent } from 'react';
import { FormProvider, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useSavePreferences } from '../../data/person';
import { BestTimesFields } from '../../fields/BestTimesFields';
import { EventTypeFields } from '../../fields/EventTypeFields';
import { DistanceField, PriceFields } from '../../fields/LimitFields';
import { LocationFields } from '../../fields/LocationFields';
import { preferenceValues, toPreferences, type PreferenceValues } from '../../fields/preferences-form';
import { clearDraft, storeDraft } from '../../storage/onboarding-drafts';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { readOnboardingDraft } from './onboarding-draft';
import { checkStep, clearMended, forgetStep, isStepChanged, isStepEmpty } from './preference-step-rules';
import { wizardLength, type WizardPhase } from './wizard-steps';
import { WizardButtons } from './WizardButtons';

interface PreferenceStepsProps {
  readonly user: User;
  /** 2 to 6 */
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Called when the final save starts, fails or succeeds. */
  readonly onPhase: (phase: WizardPhase) => void;
}

/** Steps 2 to 6: one form, shown in parts and saved as a whole at the end. */
export function PreferenceSteps({ user, step, onStep, onPhase }: PreferenceStepsProps) {
  const save = useSavePreferences();
  const form = useForm<PreferenceValues>({ defaultValues: readOnboardingDraft() ?? preferenceValues(user) });
  const [asksOn, setAsksOn] = useState<number | null>(null);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          storeDraft('preferences', values);
          clearMended(values, form);
        },
      }),
    [form],
  );

  const finish = () => {
    onPhase('saving');
    save.mutate(
      { ...toPreferences(form.getValues()), onboardingCompleted: true },
      {
        onSuccess: () => {
          clearDraft('preferences');
          showToast({ title: 'Preferences saved!', description: 'Your profile is now complete.' });
          onPhase('done');
        },
        onError: () => {
          onPhase('asking');
          showToast({ title: 'Error saving preferences', description: 'Please try again.', tone: 'bad' });
        },
      },
    );
  };
  const next = () => (step === wizardLength ? finish() : onStep(step + 1));
  // Skipping clears what was chosen here, so the first press only says so.
  const skip = () => {
    if (asksOn !== step && isStepChanged(step, form)) return setAsksOn(step);
    forgetStep(step, form);
    return next();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkStep(step, form)) next();
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <StepFields step={step} />
        {asksOn === step ? (
          <FieldError>Continue to keep what you’ve chosen here, or skip once more to clear it.</FieldError>
        ) : null}
        <StepButtons
          form={form}
          step={step}
          isBusy={save.isPending}
          onPrevious={() => onStep(step - 1)}
          onSkip={skip}
          onFinish={() => {
            if (isStepEmpty(step, form.getValues()) || checkStep(step, form)) finish();
          }}
        />
      </form>
    </FormProvider>
  );
}

function StepFields({ step }: { readonly step: number }) {
  switch (step) {
    case 2:
      return <LocationFields />;
    case 3:
      return <DistanceField />;
    case 4:
      return <PriceFields />;
    case 5:
      return <EventTypeFields isWide />;
    default:
      return <BestTimesFields />;
  }
}

interface StepButtonsProps {
  readonly form: UseFormReturn<PreferenceValues>;
  readonly step: number;
  readonly isBusy: boolean;
  readonly onPrevious: () => void;
  readonly onSkip: () => void;
  readonly onFinish: () => void;
}

/** Step 5 can continue once an event type is chosen. */
function StepButtons({ form, ...buttons }: StepButtonsProps) {
  const types = useWatch({ control: form.control, name: 'preferredEventTypes' });
  return <WizardButtons {...buttons} canContinue={buttons.step !== 5 || types.length > 0} />;
}
