import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import styles from './CodeInput.module.css';
import { Input } from './Input';

interface CodeInputProps {
  /** The id of the label. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly length: number;
  /** The digits entered so far, at most `length`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isInvalid?: boolean;
  readonly disabled?: boolean;
  /** Focuses the first box when the view opens. Use it only where entering the code is the view's purpose. */
  readonly hasFirstFocus?: boolean;
}

/**
 * A numeric code with one box per digit. Every digit typed moves forward, also one that's already in its box; Backspace moves
 * back, and a pasted or autofilled code fills all boxes. A new `key` empties it and focuses the first box again.
 */
export function CodeInput({
  labelledBy,
  describedBy,
  length,
  value,
  onChange,
  isInvalid,
  disabled,
  hasFirstFocus = false,
}: CodeInputProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  useEffect(() => {
    if (hasFirstFocus) boxes.current[0]?.focus();
  }, [hasFirstFocus, boxes]);

  const put = (index: number, text: string) => {
    const digits = text.replace(/\D/g, '');
    if (digits === '') return;
    const at = Math.min(index, value.length);
    const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, length);
    onChange(next);
    focus(at + digits.length);
  };
  const remove = (index: number) => {
    const at = index < value.length ? index : value.length - 1;
    onChange(value.slice(0, Math.max(0, at)) + value.slice(at + 1));
    focus(at);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      remove(index);
    } else if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    put(0, event.clipboardData.getData('text'));
  };
  return (
    <fieldset className={styles.code} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {Array.from({ length }, (_, index) => (
        <Input
          // oxlint-disable-next-line react/no-array-index-key -- the boxes are their positions
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={`Digit ${index + 1}`}
          aria-invalid={isInvalid || undefined}
          disabled={disabled}
          value={value[index] ?? ''}
          // Not onChange, which React leaves out when a digit replaces the same digit.
          onInput={(event) => put(index, withoutOld(event.currentTarget.value, value[index]))}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}

/** When a box already has a digit, its value is the old and the new digit together. Only the new one counts. */
function withoutOld(text: string, old: string | undefined): string {
  return old !== undefined && text.length === 2 ? text.replace(old, '') || old : text;
}
