import { Fragment } from 'react';
import { Icon } from '../layout/Icon';
import { Note } from '../layout/Note';
import styles from './FormSummary.module.css';

interface FormSummaryProps {
  /** The fields with errors, in order. `onFocus` focuses the field. */
  readonly problems: readonly { readonly name: string; readonly label: string; readonly onFocus: () => void }[];
}

const counts = ['No field', 'One field', 'Two fields', 'Three fields', 'Four fields', 'Five fields', 'Six fields'];

/** When several fields have errors, a note at the top links to each of them. */
export function FormSummary({ problems }: FormSummaryProps) {
  if (problems.length < 2) return null;
  const count = counts[problems.length] ?? `${problems.length} fields`;
  return (
    <Note tone="poor" className={styles.summary} role="alert">
      <Icon name="warn" />
      <p>
        <b>{`${count} need your attention.`}</b>{' '}
        {problems.map(({ name, label, onFocus }, index) => (
          <Fragment key={name}>
            {index > 0 && ' '}
            <span className={styles.named}>
              <button type="button" className="link-button" onClick={onFocus}>
                {label}
              </button>
              {index < problems.length - 1 ? <span>,</span> : null}
            </span>
          </Fragment>
        ))}
      </p>
    </Note>
  );
}
