import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Input } from '../../ui/Input';
import styles from './SearchBox.module.css';

/** How long after the last letter the search begins. */
const typingPauseMs = 300;

interface SearchBoxProps {
  /** The words of the address. */
  readonly value: string;
  /** `isUnderWay` while somebody is still typing. */
  readonly onSearch: (words: string, isUnderWay: boolean) => void;
  readonly placeholder: string;
  /** Where the form goes when it is sent without JavaScript. */
  readonly action: string;
  readonly formId?: string;
  readonly hasButton?: boolean;
}

/** The search field: it searches while one types, and at once on Enter; what was typed before the page was hydrated counts too. */
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
