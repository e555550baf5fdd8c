import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

interface CodeFormProps {
  /** @returns false where the text cannot be of a ticket */
  readonly onCode: (text: string) => Promise<boolean>;
}

/** The code, typed by hand, or by a hand-held scanner that types what it reads and presses Enter. */
export function CodeForm({ onCode }: CodeFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = text;
    if (typed.trim() === '') return;
    // Emptied at once: a scanner types the next code without waiting.
    setText('');
    input.current?.focus();
    const isCode = await onCode(typed);
    setIsWrong(!isCode);
    if (!isCode) setText((now) => (now === '' ? typed : now));
  };
  return (
    <form className="code-form" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Code on the ticket"
        error={isWrong ? 'A code has eight letters and digits, such as 7K2M-9XQ4.' : undefined}
      >
        {(control) => (
          <div className="row">
            <input
              {...control}
              ref={input}
              className="input grow"
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
