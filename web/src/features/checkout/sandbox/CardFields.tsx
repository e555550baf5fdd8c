import type { ChangeEvent } from 'react';
import { classNames } from '../../../ui/class-names';
import { Field } from '../../../ui/form/Field';
import { Input } from '../../../ui/form/Input';
import type { Problems, Register } from '../../../ui/form/use-form';
import { formatExpiry, groupDigits, type CardValues } from './card-form';
import styles from './CardFields.module.css';

interface CardFieldsProps {
  readonly register: Register<keyof CardValues>;
  readonly errors: Problems<keyof CardValues>;
}

/** A card's number, expiry date and security code. */
export function CardFields({ register, errors }: CardFieldsProps) {
  return (
    <div className="field-grid">
      <Field label="Card number" error={errors.number}>
        {(control) => (
          <Input
            {...control}
            {...register('number', { onChange: rewriteAtEnd(groupDigits) })}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="4242 4242 4242 4242"
          />
        )}
      </Field>
      <div className={classNames(styles.pair, 'field-grid')}>
        <Field label="Expiry" error={errors.expiry}>
          {(control) => (
            <Input
              {...control}
              {...register('expiry', { onChange: rewriteAtEnd(formatExpiry) })}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM / YY"
            />
          )}
        </Field>
        <Field label="CVC" error={errors.cvc}>
          {(control) => (
            <Input
              {...control}
              {...register('cvc')}
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={4}
              placeholder="123"
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/**
 * Adds spaces and slashes while the user types at the end. Edits further in are left alone, so that the cursor stays in
 * place.
 */
function rewriteAtEnd(rewrite: (text: string) => string) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    if (!deletes && target.selectionStart === target.value.length) target.value = rewrite(target.value);
  };
}
