import { useState, type ComponentProps } from 'react';
import { Input } from './Input';
import styles from './PasswordInput.module.css';
import { labelled } from './TextField';

/** A password, hidden until its button shows it. */
export function PasswordInput({ id, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <Input {...input} id={id} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" aria-controls={id} disabled={input.disabled} onClick={() => setShown(!isShown)}>
        <span>{isShown ? 'Hide' : 'Show'}</span> <span className="visually-hidden">password</span>
      </button>
    </span>
  );
}

export const PasswordField = labelled(PasswordInput);
