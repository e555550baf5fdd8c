import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/Field';
import { formatExpiry, groupDigits, type CardValues } from './card-form';

/** Number, expiry and security code of a card. */
export function CardFields({ form }: { readonly form: UseFormReturn<CardValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="fields">
      <Field label="Card number" error={errors.number?.message}>
        {(control) => (
          <input
            className="input"
            {...control}
            {...register('number', { onChange: rewriteAtEnd(groupDigits) })}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="4242 4242 4242 4242"
          />
        )}
      </Field>
      <div className="fields pair">
        <Field label="Expiry" error={errors.expiry?.message}>
          {(control) => (
            <input
              className="input"
              {...control}
              {...register('expiry', { onChange: rewriteAtEnd(formatExpiry) })}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM / YY"
            />
          )}
        </Field>
        <Field label="CVC" error={errors.cvc?.message}>
          {(control) => (
            <input
              className="input"
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

/** Puts in spaces and strokes while one types at the end; a correction further in is left alone, so that the caret stays. */
function rewriteAtEnd(rewrite: (text: string) => string) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const deletes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    if (!deletes && target.selectionStart === target.value.length) target.value = rewrite(target.value);
  };
}
