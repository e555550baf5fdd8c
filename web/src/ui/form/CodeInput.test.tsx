import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeInput } from './CodeInput';

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
