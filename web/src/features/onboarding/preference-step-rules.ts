import type { UseFormReturn } from 'react-hook-form';
import { locationProblems, type PreferenceValues } from '../../fields/preferences-form';

type PreferenceForm = UseFormReturn<PreferenceValues>;
type Field = keyof PreferenceValues;

const noTypes = 'Please select at least one event type';

/** The fields that each step asks for. */
const fieldsOfStep: Readonly<Record<number, readonly Field[]>> = {
  2: ['currentCountry', 'currentProvince', 'currentCity'],
  3: ['maxTravelDistance'],
  4: ['maxPriceRange', 'priceCurrency'],
  5: ['preferredEventTypes'],
  6: ['preferredDays', 'preferredTimes'],
};

/** Whether the user can continue from this step. Errors are shown at its fields. */
export function checkStep(step: number, form: PreferenceForm): boolean {
  if (step === 5 && form.getValues('preferredEventTypes').length === 0) {
    form.setError('preferredEventTypes', { message: noTypes });
    return false;
  }
  return step !== 2 || checkLocation(form);
}

function checkLocation(form: PreferenceForm): boolean {
  form.clearErrors();
  const problems = locationProblems(form.getValues());
  for (const [index, [field, message]] of problems.entries()) {
    form.setError(field, { message }, { shouldFocus: index === 0 });
  }
  return problems.length === 0;
}

/** Takes errors away once what they name is right. */
export function clearMended(values: PreferenceValues, form: PreferenceForm): void {
  const { errors } = form.formState;
  if (errors.preferredEventTypes && values.preferredEventTypes.length > 0) form.clearErrors('preferredEventTypes');
  const wrong: readonly Field[] = locationProblems(values).map(([field]) => field);
  for (const field of fieldsOfStep[2] ?? []) if (errors[field] && !wrong.includes(field)) form.clearErrors(field);
}

/** Whether nothing was entered. Finishing early leaves an empty step out instead of showing errors, but step 5 asks for an event type. */
export function isStepEmpty(step: number, values: PreferenceValues): boolean {
  if (step === 2) return values.currentCountry === '' && values.currentProvince === '' && values.currentCity === '';
  return step !== 5;
}

/** Whether something was chosen on a step that skipping it would clear. */
export function isStepChanged(step: number, form: PreferenceForm): boolean {
  const { defaultValues = {} } = form.formState;
  return (fieldsOfStep[step] ?? []).some(
    (field) => JSON.stringify(form.getValues(field)) !== JSON.stringify(defaultValues[field]),
  );
}

/** Resets what was entered on a skipped step. */
export function forgetStep(step: number, form: PreferenceForm): void {
  for (const field of fieldsOfStep[step] ?? []) form.resetField(field);
}
