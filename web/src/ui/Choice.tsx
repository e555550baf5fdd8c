import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { classNames } from './class-names';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
}

/** A checkbox or radio button with its label; the whole row can be pressed. */
export function Choice({ children, className, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
