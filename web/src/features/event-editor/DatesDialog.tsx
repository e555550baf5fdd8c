import type { DatesEditPreview } from '@ascendant/contract/dates-edit';
import { dateScopes, type DateScope } from '@ascendant/domain/event/dates-edit';
import { datesText } from '@ascendant/domain/event/dates-edit-text';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { groupLabel, scopeLabel, scopeSentences } from './dates-dialog-text';
import styles from './DatesDialog.module.css';
import type { ChosenDates } from './save-event';

interface DatesDialogProps {
  readonly preview: DatesEditPreview;
  /** Of the date that's edited. */
  readonly startDate: string;
  readonly onChoose: (dates: ChosenDates | null) => void;
  readonly onClose: () => void;
}

/** Asks for which dates of a series an edit is, and says first what changes on them and what doesn't. Nothing is saved until then. */
export function DatesDialog({ preview, startDate, onChoose, onClose }: DatesDialogProps) {
  const [scope, setScope] = useState<DateScope>('this');
  const { dates, booked, people } = preview[scope];
  const save = () => onChoose(scope === 'this' ? null : { scope, seen: { dates, booked, people } });
  return (
    <Dialog
      onClose={onClose}
      title="Which dates is this change for?"
      keep="Cancel"
      action={{ label: `Save ${datesText(dates)}`, onDo: save }}
    >
      <p>
        <b>Changed:</b> <span>{preview.fields.map(groupLabel).join(', ')}</span>
      </p>
      <FieldGroup legend="Dates">
        {dateScopes.map((each) => (
          <Choice
            key={each}
            type="radio"
            name="dates"
            value={each}
            checked={each === scope}
            onChange={() => setScope(each)}
          >
            {scopeLabel(each, preview, startDate)}
          </Choice>
        ))}
      </FieldGroup>
      <ul className={styles.sentences} aria-live="polite">
        {scopeSentences(scope, preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  );
}
