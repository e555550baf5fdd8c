/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the ARIA combobox: native lists cannot do it, and keys are handled by the text field, which keeps the focus */
import { useEffect, useId, useState, type ComponentProps, type KeyboardEvent, type RefCallback } from 'react';
import { Input } from './Input';
import styles from './Suggest.module.css';

export interface Suggestion {
  readonly id: number;
  readonly label: string;
  /** Shown in small type to the right of the label. */
  readonly note?: string;
}

interface SuggestProps<Item extends Suggestion> extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'ref'
> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onPick: (item: Item) => void;
  readonly items: readonly Item[];
  /** What screen readers announce about the list: '7 places', 'No such place'. Empty for nothing. */
  readonly status: string;
  readonly inputRef?: RefCallback<HTMLInputElement> | undefined;
  /** Only what's in the list can be entered: it opens at once, and Enter takes the first match. */
  readonly isClosedList?: boolean;
}

/** A text field that suggests matches while you type. Arrow keys move, Enter chooses, Escape closes and doesn't empty a search field. */
export function Suggest<Item extends Suggestion>(props: SuggestProps<Item>) {
  const { value, onType, onPick, items, status, inputRef, isClosedList = false, onBlur, ...input } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = isOpen ? items : [];
  const markedId = shown[marked] ? `${listId}-${marked}` : undefined;
  useVisible(markedId);
  const open = () => {
    if (isClosedList) setMarked(-1);
    setOpen((wasOpen) => wasOpen || isClosedList);
  };
  const pick = (item: Item) => {
    onPick(item);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      setMarked((marked + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      setOpen(false);
      if (!shown[marked]) return;
      event.preventDefault();
      pick(shown[marked]);
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className={styles.suggest}>
      <Input
        {...input}
        ref={inputRef}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={markedId}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setMarked(isClosedList && event.target.value.trim() !== '' ? 0 : -1);
        }}
        onFocus={open}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
      />
      <div id={listId} role="listbox" aria-label="Suggestions" hidden={shown.length === 0}>
        {shown.map((item, index) => (
          <div
            key={item.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(item)}
          >
            <span>{item.label}</span>
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? status : ''}
      </span>
    </div>
  );
}

/** Scrolls an element into view when it becomes the marked one. */
function useVisible(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
