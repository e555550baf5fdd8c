import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorSentence, fieldsOf } from '../api/api-error';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { showToast } from '../ui/dialog/toast-store';
import { FieldError, FieldGroup } from '../ui/form/Field';
import { ErrorState } from '../ui/layout/ErrorState';
import { Icon } from '../ui/layout/Icon';
import { Spinner } from '../ui/layout/Spinner';

/** An event whose list it is, and what closes the dialog. */
export interface SeriesDialogProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly onClose: () => void;
}

/** What a list has of its rows. */
export interface RowProps<Row> {
  /** From 1. */
  readonly number: number;
  readonly row: Row;
  /** It has the focus once it's added. */
  readonly isNew: boolean;
  /** The problem of one of its fields. */
  readonly problemOf: (field: keyof Row & string) => string | undefined;
  readonly onChange: (part: Partial<Row>) => void;
}

interface SeriesListDialogProps<Row, Sent> extends Omit<SeriesListProps<Row, Sent>, 'stored'> {
  readonly query: UseQueryResult<readonly Row[]>;
}

/** A list that holds for all dates of an event: it's loaded, edited and saved as a whole. */
export function SeriesListDialog<Row, Sent>({ query, ...list }: SeriesListDialogProps<Row, Sent>) {
  if (query.data !== undefined) return <SeriesList {...list} stored={query.data} />;
  const what = `the ${list.title.toLowerCase()}`;
  return (
    <Dialog onClose={list.onClose} title={list.title}>
      {query.isError ? (
        <ErrorState title={`We couldn’t load ${what}`} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={`Loading ${what}`} />
      )}
    </Dialog>
  );
}

interface SeriesListProps<Row, Sent> extends SeriesDialogProps {
  /** 'Price types' */
  readonly title: string;
  /** What one of them is called: 'Price type'. */
  readonly item: string;
  /** The name of the list, as problems say it. */
  readonly field: string;
  readonly intro: string;
  readonly stored: readonly Row[];
  readonly problemsOf: (rows: readonly Row[]) => FieldProblems;
  readonly save: UseMutationResult<unknown, Error, Sent>;
  readonly toSend: (rows: readonly Row[]) => Sent;
  readonly most: number;
  /** What can be added, with what the button says. */
  readonly additions: (rows: readonly Row[]) => readonly { readonly label: string; readonly row: Row }[];
  readonly Fields: (props: RowProps<Row>) => ReactNode;
}

function SeriesList<Row, Sent>(props: SeriesListProps<Row, Sent>) {
  const { event, title, item, field, intro, stored, problemsOf, save, toSend, most, additions, Fields, onClose } =
    props;
  const [rows, setRows] = useState(stored);
  const [isAsked, setAsked] = useState(false);
  const problems: FieldProblems = isAsked ? { ...problemsOf(rows), ...fieldsOf(save.error) } : {};
  const submit = () => {
    setAsked(true);
    if (Object.keys(problemsOf(rows)).length > 0) return;
    const then = () => {
      showToast({ title: 'Saved', description: `${title} of ${event.title} are set.` });
      onClose();
    };
    save.mutate(toSend(rows), { onSuccess: then });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={title}
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...' }}
      onSubmit={submit}
    >
      <p>{intro}</p>
      {rows.map((row, index) => (
        <FieldGroup
          // oxlint-disable-next-line react/no-array-index-key -- two can be the same while they're typed
          key={index}
          legend={
            <>
              <span>{`${item} ${index + 1}`}</span>{' '}
              <Button
                kind="ghost"
                size="small"
                aria-label={`Remove ${item.toLowerCase()} ${index + 1}`}
                onClick={() => setRows(rows.filter((_, other) => other !== index))}
              >
                Remove
              </Button>
            </>
          }
        >
          <Fields
            number={index + 1}
            row={row}
            isNew={index >= stored.length}
            problemOf={(name) => problems[`${field}.${index}.${name}`]}
            onChange={(part) => setRows(rows.with(index, { ...row, ...part }))}
          />
        </FieldGroup>
      ))}
      <div className="row wrap">
        {additions(rows).map(({ label, row }) => (
          <Button key={label} size="small" disabled={rows.length >= most} onClick={() => setRows([...rows, row])}>
            <Icon name="plus" size="small" />
            <span>{label}</span>
          </Button>
        ))}
      </div>
      {problems[field] === undefined ? null : <FieldError>{problems[field]}</FieldError>}
      {save.isError && Object.keys(problems).length === 0 ? <FieldError>{errorSentence(save.error)}</FieldError> : null}
    </Dialog>
  );
}

/** One function for all renders, so that it's called only when the field appears. */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
