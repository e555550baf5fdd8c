import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { useOpenForm } from '../../ui/form/open-forms';
import styles from './DiscountField.module.css';

interface DiscountFieldProps {
  readonly error: string | null;
  readonly isBusy: boolean;
  /** Takes the focus: a code was removed, and its button with it. */
  readonly hasFocus?: boolean;
  readonly onApply: (code: string) => void;
}

const maxCodeLength = 32;

/** 'Have a code?', and behind it the field, so that no one without one goes looking for it. A refused code opens it too. */
export function DiscountField(props: DiscountFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const question = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (props.hasFocus) question.current?.focus({ preventScroll: true });
  }, [props.hasFocus]);
  if (isOpen || props.error !== null) return <CodeForm {...props} hasFirstFocus={isOpen} />;
  return (
    <button
      ref={question}
      type="button"
      className={classNames(styles.question, 'link link-button')}
      onClick={() => setOpen(true)}
    >
      Have a code?
    </button>
  );
}

/** Takes a discount code, shown in capitals as it's typed. */
function CodeForm({ error, isBusy, hasFirstFocus, onApply }: DiscountFieldProps & { readonly hasFirstFocus: boolean }) {
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [asked, setAsked] = useState('');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFirstFocus) input.current?.focus();
  }, [hasFirstFocus]);
  useOpenForm({
    // A code that was refused has been said so.
    isFilled: () => code.trim() !== '' && code !== asked,
    settle: () => {
      setLeft(true);
      input.current?.focus();
      return false;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === '');
    setLeft(false);
    if (code.trim() === '') return input.current?.focus();
    setAsked(code);
    return onApply(code);
  };
  const left = isLeft ? `Apply ${code.trim()} or clear the field before you pay.` : undefined;
  const sentence = isEmpty ? 'Please enter a discount code' : (left ?? error ?? undefined);
  return (
    <form className="panel" onSubmit={submit} noValidate>
      <Field label="Discount code" error={sentence}>
        {(control) => (
          <div className={classNames(styles.code, 'row')}>
            <Input
              {...control}
              ref={input}
              value={code}
              maxLength={maxCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setCode(event.target.value.toUpperCase());
                setEmpty(false);
                setLeft(false);
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
