import { currencySign } from '@ascendant/domain/pricing/currency';
import { maxDiscountPercent } from '@ascendant/domain/pricing/discount';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DiscountCode } from '../../data/discount-codes';
import { Choice } from '../../ui/form/Choice';
import { Field, FieldGroup } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { TextField } from '../../ui/form/TextField';
import type { DiscountValues } from './discount-form';
import styles from './DiscountFields.module.css';
import { EventField } from './EventField';

interface DiscountFieldsProps {
  /** The code to change; null for a new one. */
  readonly code: DiscountCode | null;
  /** Once the code is used, what people paid by can't change. */
  readonly isUsed: boolean;
}

/** The fields of a discount code. Source: specification 2, section 5 (Discount code). */
export function DiscountFields({ code: changed, isUsed }: DiscountFieldsProps) {
  const { register, formState } = useFormContext<DiscountValues>();
  const { errors } = formState;
  const code = register('code');
  return (
    <>
      <Field
        label="Code"
        help={isUsed ? undefined : 'Letters are capitalized as you type.'}
        error={errors.code?.message}
      >
        {(attributes) => (
          <Input
            {...attributes}
            {...code}
            className={styles.code}
            disabled={isUsed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              upperCase(event.target);
              void code.onChange(event);
            }}
          />
        )}
      </Field>
      <EventField code={changed} disabled={isUsed} />
      <FieldGroup legend="Discount type" error={errors.discountType?.message}>
        <div className="row wrap">
          <Choice type="radio" value="percentage" disabled={isUsed} {...register('discountType')}>
            Percentage
          </Choice>
          <Choice type="radio" value="fixed" disabled={isUsed} {...register('discountType')}>
            Fixed amount
          </Choice>
        </div>
      </FieldGroup>
      <div className="field-grid two-columns">
        <AmountField disabled={isUsed} />
        <TextField
          label={<Optional>Usage limit</Optional>}
          help="Blank means unlimited"
          error={errors.usageLimit?.message}
          {...register('usageLimit')}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          placeholder="Unlimited"
        />
        <TextField
          label={<Optional>Valid until</Optional>}
          error={errors.validUntil?.message}
          {...register('validUntil')}
          type="date"
        />
      </div>
    </>
  );
}

/** Changes the field's text to upper case and keeps the caret where it is. */
function upperCase(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}

function AmountField({ disabled }: { readonly disabled: boolean }) {
  const { register, control, formState } = useFormContext<DiscountValues>();
  const isPercentage = useWatch({ control, name: 'discountType' }) === 'percentage';
  return (
    <Field
      label="Discount amount"
      help={isPercentage ? `From 0 to ${maxDiscountPercent}` : 'In dollars'}
      error={formState.errors.discountAmount?.message}
    >
      {(attributes) => (
        <span className={styles.amount}>
          <Input
            {...attributes}
            {...register('discountAmount')}
            type="number"
            min={0}
            max={isPercentage ? maxDiscountPercent : undefined}
            step="any"
            inputMode="decimal"
            disabled={disabled}
          />
          <span aria-hidden="true">{isPercentage ? '%' : currencySign}</span>
        </span>
      )}
    </Field>
  );
}

function Optional({ children }: { readonly children: string }) {
  return (
    <>
      <span>{children}</span> <em>(optional)</em>
    </>
  );
}
