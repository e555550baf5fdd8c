import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import styles from './DiscountField.module.css';

interface DiscountFieldProps {
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onApply: (code: string) => void;
}

const maxCodeLength = 32;

/** Takes a discount code, shown in capitals as it's typed. */
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
    <form className={classNames(styles.discount, 'panel')} onSubmit={submit} noValidate>
      <Field label="Discount code" error={sentence}>
        {(control) => (
          <div className="row">
            <Input
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
