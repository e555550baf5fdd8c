import type { ChangeEvent } from 'react';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/form/TextField';
import type { RegisterField } from '../../../ui/form/use-form';
import { formatExpiry, groupDigits, type CardValues } from './card-form';
import styles from './CardFields.module.css';

/** A card's number, expiry date and security code. */
export function CardFields({ field }: { readonly field: RegisterField<keyof CardValues> }) {
  return (
    <div className="field-grid">
      <TextField
        label="Card number"
        {...field('number', { onChange: rewriteAtEnd(groupDigits) })}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
      />
      <div className={classNames(styles.pair, 'field-grid')}>
        <TextField
          label="Expiry"
          {...field('expiry', { onChange: rewriteAtEnd(formatExpiry) })}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
        />
        <TextField
          label="CVC"
          {...field('cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="123"
        />
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
