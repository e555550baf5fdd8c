import type { Problems } from '../ui/form/use-form';

const labels = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  cityOfBirth: 'City of birth',
  countryOfBirth: 'Country of birth',
  exactTime: 'Exact time',
  period: 'Part of the day',
} as const;
type Field = keyof typeof labels;
const fields = Object.keys(labels) as Field[];

/** The birth fields with errors, in the order of the screen, for the summary at the top of the form. */
export function birthProblems(errors: Problems<Field>, focus: (field: Field) => void) {
  return fields
    .filter((field) => errors[field] !== undefined)
    .map((field) => ({ name: field, label: labels[field], onFocus: () => focus(field) }));
}
