import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { FieldHelp } from './FieldHelp';

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
