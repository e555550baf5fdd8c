import { useId, type ReactNode, type ComponentProps } from 'react';
import { Icon } from '../layout/Icon';
import styles from './Field.module.css';

/** The attributes that connect a control with its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Shown to the right of the label. */
  readonly aside?: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** The field has an error, but its message appears elsewhere. */
  readonly isInvalid?: boolean | undefined;
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

/** A field's error message, announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warn" />
      <span>{children}</span>
    </p>
  );
}

/** The help text below a control. */
export function FieldHelp(props: ComponentProps<'p'>) {
  return <p {...props} className={styles.help} />;
}

interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that answer one question: a date, a set of choices. */
export function FieldGroup({ legend, help, error, className, children }: FieldGroupProps) {
  const id = useId();
  const note = error !== undefined || help ? `${id}-note` : undefined;
  return (
    <fieldset className={className} aria-describedby={note} data-invalid={error === undefined ? undefined : ''}>
      <legend className="label">{legend}</legend>
      <div>{children}</div>
      {error === undefined ? (
        help && <FieldHelp id={note}>{help}</FieldHelp>
      ) : (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      )}
    </fieldset>
  );
}
