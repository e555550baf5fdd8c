import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchSuggestionsQuery, type SearchSuggestions } from '../../data/search';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { Suggest, type Suggestion } from '../../ui/form/Suggest';
import { Icon } from '../../ui/layout/Icon';
import styles from './SearchBox.module.css';

/** The delay between the last keystroke and the search. */
const typingPauseMs = 300;

interface SearchBoxProps {
  /** The search text in the URL. */
  readonly value: string;
  /** `isUnderWay` is true while the user is still typing. A promise says what's left in the field afterwards. */
  readonly onSearch: (text: string, isUnderWay: boolean) => void | Promise<string>;
  readonly placeholder: string;
  /** The form's target without JavaScript. */
  readonly action: string;
  readonly formId?: string;
  readonly hasButton?: boolean;
}

/**
 * The search field. It searches and suggests as the user types, and searches immediately on Enter. Text typed before hydration
 * counts too.
 */
export function SearchBox({ value, onSearch, placeholder, action, formId, hasButton = false }: SearchBoxProps) {
  const [text, setText] = useState(value);
  /** What was typed before the last pause; suggestions are for this. */
  const [paused, setPaused] = useState('');
  const navigate = useNavigate();
  const { data } = useQuery(searchSuggestionsQuery(paused));
  const items = paused === '' ? [] : searchSuggestionsOf(data);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    if (text.trim() !== value) setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setPaused(typed.trim());
      void onSearch(typed.trim(), true);
    }, typingPauseMs);
  };
  const field = useRef<HTMLInputElement | null>(null);
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
    void onSearch(text.trim(), false)?.then(setText);
  };
  return (
    <search>
      <form className={styles.search} id={formId} action={action} onSubmit={submit}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor="q">
          Search events
        </label>
        <Suggest
          inputRef={(input) => {
            field.current = input;
          }}
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={searchTextMaxLength}
          placeholder={placeholder}
          value={text}
          items={items}
          status={items.length === 0 ? '' : `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`}
          onType={type}
          onPick={({ href }) => {
            clearTimeout(timer.current);
            void navigate(href);
          }}
        />
        {hasButton ? (
          <Button type="submit" kind="primary">
            Search
          </Button>
        ) : (
          // A form with other fields, such as the filters, is only sent by Enter if it has a button.
          <button type="submit" hidden>
            Search
          </button>
        )}
      </form>
    </search>
  );
}

/** A suggestion of the search field, and the page it opens. */
interface SearchSuggestion extends Suggestion {
  readonly href: string;
}

/** Categories and places first: they lead to lists. */
function searchSuggestionsOf(found: SearchSuggestions | undefined): readonly SearchSuggestion[] {
  if (!found) return [];
  const categories = found.categories.map(({ name }) => ({
    label: name,
    note: 'Category',
    href: `${paths.browse}?category=${encodeURIComponent(name)}`,
  }));
  const places = found.places.map((place) => ({
    label: place,
    note: 'Place',
    href: `${paths.browse}?near=${encodeURIComponent(place)}`,
  }));
  const events = found.events.map(({ id, title, location }) => ({
    label: title,
    note: location,
    href: paths.event(id),
  }));
  return [...categories, ...places, ...events].map((suggestion, index) => ({ ...suggestion, id: index }));
}
