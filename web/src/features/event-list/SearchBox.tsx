import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Input } from '../../ui/Input';
import styles from './SearchBox.module.css';

/** The delay between the last keystroke and the search. */
const typingPauseMs = 300;

interface SearchBoxProps {
  /** The search text in the URL. */
  readonly value: string;
  /** `isUnderWay` is true while the user is still typing. */
  readonly onSearch: (text: string, isUnderWay: boolean) => void;
  readonly placeholder: string;
  /** The form's target without JavaScript. */
  readonly action: string;
  readonly formId?: string;
  readonly hasButton?: boolean;
}

/** The search field. It searches as the user types, and immediately on Enter. Text typed before hydration counts too. */
export function SearchBox({ value, onSearch, placeholder, action, formId, hasButton = false }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (text.trim() !== value) setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim(), true), typingPauseMs);
  };
  const field = useRef<HTMLInputElement>(null);
  const typeAgain = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) type(typed);
  });
  useEffect(() => {
    typeAgain();
    return () => clearTimeout(timer.current);
  }, []);
  const submit = (e: SyntheticEvent) => {
    e.preventDefault();
    clearTimeout(timer.current);
    onSearch(text.trim(), false);
  };
  return (
    <search>
      <form className={styles.search} id={formId} action={action} onSubmit={submit}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor="q">
          Search events
        </label>
        <Input
          ref={field}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchTextMaxLength}
          placeholder={placeholder}
          value={text}
          onChange={(e) => type(e.target.value)}
        />
        {hasButton ? (
          <Button type="submit" kind="primary">
            Search
          </Button>
        ) : null}
      </form>
    </search>
  );
}
