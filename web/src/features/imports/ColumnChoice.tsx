import {
  hasPeople,
  importFieldNames,
  importFields,
  type Columns,
  type ImportField,
} from '@ascendant/domain/imports/columns';
import type { ImportPreview } from '../../data/imports';
import { Options } from '../../ui/form/Options';
import { SelectField } from '../../ui/form/TextField';
import { Disclosure } from '../../ui/layout/Disclosure';
import { Note } from '../../ui/layout/Note';
import styles from './Imports.module.css';

interface ColumnChoiceProps {
  readonly preview: ImportPreview;
  readonly onChoose: (columns: Columns) => void;
}

/** Which column of a file is what. It's open where no names were found. */
export function ColumnChoice({ preview: { headings, columns }, onChoose }: ColumnChoiceProps) {
  const isFound = hasPeople(columns);
  return (
    <div className={styles.part}>
      {isFound ? null : (
        <Note tone="fair" as="p">
          Choose which column has people’s names.
        </Note>
      )}
      <Disclosure question="Which column is what" isOpen={!isFound}>
        <div className={styles.columns}>
          {importFields.map((field) => (
            <SelectField
              key={field}
              label={importFieldNames[field]}
              value={columns[field] ?? ''}
              onChange={({ target }) => onChoose(changed(columns, field, target.value))}
            >
              <option value="">Not in this file</option>
              <Options of={headings} />
            </SelectField>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function changed(columns: Columns, field: ImportField, heading: string): Columns {
  const others = Object.fromEntries(Object.entries(columns).filter(([name]) => name !== field));
  return heading === '' ? others : { ...others, [field]: heading };
}
