import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Choice } from './Choice';
import { CodeInput } from './CodeInput';
import { DateFields } from './DateFields';
import { Field, FieldGroup } from './Field';
import { Input } from './Input';
import { Stepper } from './Stepper';
import { useFirstWrong } from './use-first-wrong';

function Code({ onCode }: { readonly onCode: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <>
      <span id="label">Code</span>
      <CodeInput
        labelledBy="label"
        length={6}
        value={code}
        onChange={(value) => {
          setCode(value);
          onCode(value);
        }}
      />
    </>
  );
}

function open() {
  const seen = { code: '' };
  render(<Code onCode={(code) => (seen.code = code)} />);
  return seen;
}

test('typing moves from box to box, and letters are ignored', async () => {
  const seen = open();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('12a345');
  expect(seen.code).toBe('12345');
  expect(screen.getByLabelText('Digit 6')).toHaveFocus();
});

test('a pasted code fills all boxes, whatever separates its digits', async () => {
  const seen = open();
  await userEvent.click(screen.getByLabelText('Digit 3'));
  await userEvent.paste(' 404-164 ');
  expect(seen.code).toBe('404164');
});

test('Backspace removes the digit before an empty box', async () => {
  const seen = open();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('123{Backspace}{Backspace}');
  expect(seen.code).toBe('1');
  expect(screen.getByLabelText('Digit 2')).toHaveFocus();
});

test('a digit typed over another replaces it', async () => {
  const seen = open();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('123456');
  await userEvent.click(screen.getByLabelText('Digit 2'));
  await userEvent.keyboard('9');
  expect(seen.code).toBe('193456');
});

test('a digit typed over the same digit moves on too', async () => {
  const seen = open();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('112233');
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('114455');
  expect(seen.code).toBe('114455');
});

function Party({ from }: { readonly from: number }) {
  const [value, setValue] = useState(from);
  return <Stepper label="Party" value={value} valueText={`${value} places`} min={1} max={20} onChange={setValue} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('goes up by one and stops at its largest value', async () => {
  render(<Party from={19} />);
  await press('One more');
  await press('One more');
  expect(screen.getByRole('status')).toHaveTextContent('20 places');
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
});

test('goes down by one and stops at its smallest value, where the button keeps the focus', async () => {
  render(<Party from={2} />);
  await press('One fewer');
  await press('One fewer');
  expect(screen.getByRole('status')).toHaveTextContent('1 places');
  expect(screen.getByRole('button', { name: 'One fewer' })).toHaveFocus();
});

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

/** A form that needs a name and a day. */
function Page() {
  const [name, setName] = useState('');
  const [hasDay, setDay] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
  };
  return (
    <form ref={formRef} action={submit} noValidate>
      <Field label="Name" error={isChecked && name === '' ? 'Enter a name' : undefined}>
        {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <FieldGroup legend="Days" error={isChecked && !hasDay ? 'Choose a day' : undefined}>
        <Choice type="checkbox" checked={hasDay} onChange={(event) => setDay(event.target.checked)}>
          Friday
        </Choice>
      </FieldGroup>
      <button type="submit">Send</button>
    </form>
  );
}

test('the first wrong control has the focus each time a form was wrong: a field, then a group of choices, then none', async () => {
  render(<Page />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await send();
  expect(screen.getByLabelText('Friday')).toHaveFocus();
  await send();
  expect(screen.getByLabelText('Friday')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Friday'));
  await send();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});
