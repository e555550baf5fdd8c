import { savedViewNameMaxLength, type SavedViewList, savedViewPattern } from '@ascendant/domain/site/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { errorSentence, fieldSentence } from '../api/api-error';
import { savedViewsQuery, useRemoveView, useSaveView, type SavedView } from '../data/saved-views';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { showToast } from '../ui/dialog/toast-store';
import { TextField } from '../ui/form/TextField';
import { useFirstWrong } from '../ui/form/use-first-wrong';
import { ErrorState } from '../ui/layout/ErrorState';
import { LoadingRows } from '../ui/table/ListStates';
import styles from './SavedViews.module.css';

interface SavedViewsDialogProps {
  readonly list: SavedViewList;
  /** The filters and the order, as the address names them. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** An admin's saved views of a list: opens, deletes and saves them. */
export function SavedViewsDialog({ list, names, onClose }: SavedViewsDialogProps) {
  const { data, isError, refetch } = useQuery(savedViewsQuery);
  const { search } = useLocation();
  const views = data?.filter((view) => view.list === list);
  return (
    <Dialog onClose={onClose} guardsTyping title="Saved views" keep="Close">
      {views === undefined ? (
        <Waiting isError={isError} onRetry={() => void refetch()} />
      ) : (
        <Views views={views} onOpen={onClose} />
      )}
      <SaveForm list={list} query={viewOf(search, names)} />
    </Dialog>
  );
}

function Waiting({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  if (isError) return <ErrorState title="We couldn’t load your views" level={3} onRetry={onRetry} />;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading...</output>
      <LoadingRows count={2} />
    </div>
  );
}

function Views({ views, onOpen }: { readonly views: readonly SavedView[]; readonly onOpen: () => void }) {
  const remove = useRemoveView();
  if (views.length === 0) return <p className="meta">Filters that you save will appear here.</p>;
  return (
    <ul className={styles.views}>
      {views.map(({ id, name, query }) => (
        <li key={id}>
          <Link className="link" to={`?${query}`} onClick={onOpen}>
            {name}
          </Link>
          <Button
            kind="ghost"
            size="small"
            aria-label={`Delete ${name}`}
            busy={remove.isPending && remove.variables === id && 'Deleting...'}
            onClick={() =>
              remove.mutate(id, {
                onError: (error) =>
                  showToast({ title: 'Couldn’t delete it', description: errorSentence(error), tone: 'bad' }),
              })
            }
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SaveFormProps {
  readonly list: SavedViewList;
  /** The present filters and order; '' for none. */
  readonly query: string;
}

/** Saves the present filters and order under a name. What was typed stays until it's saved. */
function SaveForm({ list, query }: SaveFormProps) {
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const save = useSaveView();
  if (query === '') return <p className="meta">To save a view, choose filters or an order first.</p>;
  const isMissing = name.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    focusFirstWrong();
    if (isMissing) return;
    save.mutate(
      { list, name: name.trim(), query },
      {
        onSuccess: () => {
          showToast({ title: 'View saved' });
          setName('');
          setChecked(false);
        },
      },
    );
  };
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Save the current filters and order as"
        help="What you search for isn’t saved. A name that you’ve used already is replaced."
        error={
          isChecked && isMissing ? 'Please enter a name' : save.isError ? fieldSentence(save.error, 'name') : undefined
        }
        value={name}
        maxLength={savedViewNameMaxLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={save.isPending && 'Saving...'}>
        Save view
      </Button>
    </form>
  );
}

/** The part of an address that a view keeps; '' if it says nothing. @param query such as '?status=draft&q=walk&page=3' */
export function viewOf(query: string, names: readonly string[]): string {
  const said = new URLSearchParams(query);
  return names
    .flatMap((name) => {
      const part = `${name}=${said.get(name) ?? ''}`;
      return savedViewPattern.test(part) ? [part] : [];
    })
    .join('&');
}
