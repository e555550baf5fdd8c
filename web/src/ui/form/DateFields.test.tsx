import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateFields } from './DateFields';

test('a date has 31 days, 12 months, and the years of the last century', () => {
  const invalid = { day: false, month: false, year: false };
  render(<DateFields day={{}} month={{}} year={{}} invalid={invalid} thisYear={2026} />);
  const valuesOf = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter((value) => value !== '');
  expect(valuesOf('Day')).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
  expect(valuesOf('Month')).toHaveLength(12);
  const years = valuesOf('Year');
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1926', 101]);
});
