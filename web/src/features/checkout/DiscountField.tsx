import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

interface DiscountFieldProps {
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onApply: (code: string) => void;
}

const maxCodeLength = 32;

/** Takes a discount code; what is typed is shown in capitals, as codes are. */
export function DiscountField({ error, isBusy, onApply }: DiscountFieldProps) {
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() !== '') onApply(code);
  };
  const sentence = isEmpty ? 'Please enter a discount code' : (error ?? undefined);
  return (
    <form className="panel discount" onSubmit={submit} noValidate>
      <Field label="Discount code" error={sentence}>
        {(control) => (
          <div className="row">
            <input
              className="input"
              {...control}
              value={code}
              maxLength={maxCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.target.value.toUpperCase());
                setEmpty(false);
              }}
            />
            <Button type="submit" busy={isBusy && 'Applying...'}>
              Apply
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
