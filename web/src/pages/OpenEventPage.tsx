import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fieldSentence } from '../api/api-error';
import { currentUserQuery } from '../data/current-user';
import { useOpenEvent } from '../data/managed-events';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { TextField } from '../ui/form/TextField';
import styles from './StopEmailsPage.module.css';

/** /codes and /codes/{code}: the code of an unlisted event, typed or from a link. It opens the event for the person who's signed in. */
export function OpenEventPage() {
  const { code = '' } = useParams();
  const { data: user, isPending } = useQuery(currentUserQuery);
  usePageHead({ title: 'Open an unlisted event', isPrivate: true });
  return (
    <main className={classNames(styles.page, 'container stack')}>
      <h1>Open an unlisted event</h1>
      {isPending ? <p className="meta">Loading...</p> : null}
      {!isPending && !user ? (
        <>
          <p className="lede">This event isn’t listed. Sign in to open it with your code.</p>
          <p>
            <ButtonLink kind="primary" to={paths.authThen(paths.openEvent(code))}>
              Sign in
            </ButtonLink>
          </p>
        </>
      ) : null}
      {user ? <CodeForm initial={code} /> : null}
    </main>
  );
}

function CodeForm({ initial }: { readonly initial: string }) {
  const [code, setCode] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = useOpenEvent();
  const navigate = useNavigate();
  const isEmpty = code.trim() === '';
  const missing = isChecked && isEmpty ? 'Type the code that the organizer gave you.' : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) return field.current?.focus();
    open.mutate(code, { onSuccess: ({ eventId, slug }) => void navigate(paths.event(eventId, slug)) });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="lede">Enter the code that its organizer gave you. You can read and book the event from then on.</p>
      <TextField
        label="Code"
        error={missing ?? (open.isError ? fieldSentence(open.error, 'code') : undefined)}
        ref={field}
        value={code}
        autoComplete="off"
        onChange={(event) => setCode(event.target.value)}
      />
      <p>
        <Button kind="primary" type="submit" busy={open.isPending && 'Opening...'}>
          Open event
        </Button>
      </p>
    </form>
  );
}
