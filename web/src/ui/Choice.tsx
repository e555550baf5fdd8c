import type { ComponentProps, ReactNode } from 'react';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
  /** Further classes of the row, such as `agree` or `type`. */
  readonly look?: string;
}

/** A tick box or radio button with its words; the whole row can be pressed. */
export function Choice({ children, look = 'check', ...input }: ChoiceProps) {
  return (
    <label className={look}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
