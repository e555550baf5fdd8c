import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Choice.module.css';

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
