import { searchTextMaxLength } from '@ascendant/domain/list-limits';
import { trimmedText } from '@ascendant/domain/plain-text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lookupQuery } from '../../data/lookup';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/form/TextField';
import styles from './Lookup.module.css';
import { LookupResults } from './LookupResults';

/**
 * One search for people and payments. What's looked for is in the history's state, never in the address: it can be an email, and addresses are
 * logged. So going back shows the same results.
 */
export function LookUp() {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = askedIn(location.state);
  const [text, setText] = useState(asked);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const query = useQuery(lookupQuery(asked));
  const submit = () => {
    const q = trimmedText(text);
    setChecked(true);
    if (q === '') return field.current?.focus();
    if (q === asked) return void query.refetch();
    return navigate('.', { replace: true, state: { q }, preventScrollReset: true });
  };
  return (
    <>
      <search>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label="Look up a person or a payment"
            help="Email, name, booking reference, amount, last four digits of a card, or the provider’s ID."
            error={isChecked && trimmedText(text) === '' ? 'Please type what to look for' : undefined}
            ref={field}
            type="search"
            value={text}
            maxLength={searchTextMaxLength}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
          <Button kind="primary" type="submit" busy={query.isFetching && 'Looking...'}>
            Look up
          </Button>
        </form>
      </search>
      {asked === '' ? null : <LookupResults query={query} />}
    </>
  );
}

/** What the history remembers; anything may be in it. */
function askedIn(state: unknown): string {
  const q: unknown = typeof state === 'object' && state !== null && 'q' in state ? state.q : '';
  return typeof q === 'string' ? q : '';
}
