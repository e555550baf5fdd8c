import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Choice } from './Choice';
import { Field } from './Field';
import { FieldGroup } from './FieldGroup';
import { Input } from './Input';
import { useFirstWrong } from './use-first-wrong';

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
