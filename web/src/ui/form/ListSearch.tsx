import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../layout/Icon';
import { Input } from './Input';
import styles from './ListSearch.module.css';

/** The delay between the last keystroke and the search. */
const typingPauseMs = 300;

interface ListSearchProps {
  /** What is searched, for screen readers: 'Search discount codes'. */
  readonly label: string;
  readonly placeholder: string;
  /** The search text in the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly className?: string | undefined;
}

/** The search field of a list. It searches as you type. */
export function ListSearch({ label, placeholder, value, onSearch, className }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shownFor !== value) {
    setShownFor(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(typed.trim()), afterMs);
  };
  return (
    <search className={classNames(styles.search, className)}>
      <Icon name="search" size="small" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={searchTextMaxLength}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          search(event.target.value, typingPauseMs);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // In a form, it would send the form.
          event.preventDefault();
          search(text, 0);
        }}
      />
    </search>
  );
}
