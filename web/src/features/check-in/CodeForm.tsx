import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import styles from './CodeForm.module.css';

interface CodeFormProps {
  /** @returns false if the text can't be a ticket code */
  readonly onCode: (text: string) => Promise<boolean>;
}

/** A ticket code, typed manually or by a handheld scanner, which types what it reads and presses Enter. */
export function CodeForm({ onCode }: CodeFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = text;
    if (typed.trim() === '') {
      setIsWrong(true);
      input.current?.focus();
      return;
    }
    // Cleared right away: a scanner types the next code without waiting.
    setText('');
    input.current?.focus();
    const isCode = await onCode(typed);
    setIsWrong(!isCode);
    if (!isCode) setText((now) => (now === '' ? typed : now));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Ticket code"
        error={isWrong ? 'Enter the eight letters and digits on the ticket, like 7K2M-9XQ4.' : undefined}
      >
        {(control) => (
          <div className="row">
            <Input
              {...control}
              ref={input}
              className="grow"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setIsWrong(false);
              }}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <Button type="submit">Check in</Button>
          </div>
        )}
      </Field>
    </form>
  );
}
