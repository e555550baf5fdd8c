import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { FieldHelp } from './FieldHelp';

/** The attributes that connect a control with its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Shown to the right of the label. */
  readonly aside?: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** The field has an error, but its message appears elsewhere. */
  readonly isInvalid?: boolean;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its help below. An error replaces the help. */
export function Field({ label, aside, help, error, isInvalid = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: ControlProps = {
    id,
    'aria-invalid': isInvalid || error !== undefined,
    'aria-describedby': error !== undefined || help ? noteId : undefined,
  };
  return (
    <div className={className}>
      <div className={styles.heading}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children(control)}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

interface FieldNoteProps {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error: string | undefined;
}

function FieldNote({ id, help, error }: FieldNoteProps) {
  if (error !== undefined) return <FieldError id={id}>{error}</FieldError>;
  return help ? <FieldHelp id={id}>{help}</FieldHelp> : null;
}
