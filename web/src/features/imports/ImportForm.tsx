import { importUpload } from '@ascendant/contract/upload';
import { importSourceNames, importSources } from '@ascendant/domain/imports/columns';
import { importMaxBytes } from '@ascendant/domain/imports/import-state';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { usePreviewImport, useStartImport, type ImportChoice } from '../../data/imports';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import { Options } from '../../ui/form/Options';
import { SelectField, TextField } from '../../ui/form/TextField';
import { Panel } from '../../ui/layout/Panel';
import { Spinner } from '../../ui/layout/Spinner';
import { DryRun } from './DryRun';
import styles from './Imports.module.css';

const nothingChosen: ImportChoice = { dates: new Map() };

/** Chooses a file, and says what importing it would do each time something is chosen about it. */
export function ImportForm({ onStarted }: { readonly onStarted: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState(nothingChosen);
  const [sendsTickets, setSendsTickets] = useState(false);
  const preview = usePreviewImport();
  const start = useStartImport();
  const read = (chosen: File | null, next: ImportChoice) => {
    setFile(chosen);
    setChoice(next);
    start.reset();
    preview.reset();
    if (chosen !== null && chosen.size <= importMaxBytes) preview.mutate({ file: chosen, choice: next });
  };
  const run = () => {
    if (file === null) return;
    start.mutate(
      { file, choice, sendsTickets },
      { onSuccess: () => (showToast({ title: 'Your bookings are being imported' }), onStarted()) },
    );
  };
  const { data } = preview;
  return (
    <Panel title="Import bookings">
      <form
        className={styles.form}
        aria-label="Import bookings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <SelectField
          label="Where from"
          value={choice.source ?? ''}
          onChange={({ target }) => {
            const source = importSources.find((each) => each === target.value);
            read(file, { dates: new Map(), ...(source && { source }) });
          }}
        >
          <option value="">Find out from the file</option>
          <Options of={importSources} text={(each) => importSourceNames[each]} />
        </SelectField>
        <TextField
          label="File"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          help="A CSV file of attendees or bookings, at most 20 MB. Choose it, or drop it here. We don’t keep it."
          error={fileError(file, preview.error ?? start.error)}
          onChange={({ target }) =>
            read(target.files?.[0] ?? null, { dates: new Map(), ...(choice.source && { source: choice.source }) })
          }
        />
        {preview.isPending ? <Spinner label="Reading the file" /> : null}
        {data === undefined ? null : (
          <>
            <DryRun preview={data} choice={choice} onChoose={(next) => read(file, next)} />
            <Choice type="checkbox" checked={sendsTickets} onChange={() => setSendsTickets(!sendsTickets)}>
              Send everyone their new ticket by email
            </Choice>
            <div>
              <Button
                kind="primary"
                type="submit"
                busy={start.isPending && 'Starting the import...'}
                disabled={data.mustChooseOrder || data.totals.bookings === 0}
              >
                Import these bookings
              </Button>
            </div>
          </>
        )}
        {start.isError && Object.keys(fieldsOf(start.error)).length === 0 ? (
          <FieldError>{errorSentence(start.error)}</FieldError>
        ) : null}
      </form>
    </Panel>
  );
}

function fileError(file: File | null, error: Error | null): string | undefined {
  if (file !== null && file.size > importMaxBytes) return importUpload.tooLarge;
  return error === null ? undefined : (fieldsOf(error)[importUpload.field] ?? errorSentence(error));
}
