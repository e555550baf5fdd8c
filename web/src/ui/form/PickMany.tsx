import { useRef, useState, type ComponentProps } from 'react';
import { Chip } from '../layout/Chip';
import { Icon } from '../layout/Icon';
import { countOptions, matchingOptions } from './matching-options';
import styles from './PickMany.module.css';
import { Suggest, type Suggestion } from './Suggest';

interface PickManyProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'disabled' | 'placeholder' | 'aria-invalid' | 'aria-describedby' | 'onBlur'
> {
  readonly options: readonly Suggestion[];
  /** The ids of the chosen options, in the order they were chosen. */
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  /** What the chosen ones are, for screen readers: 'Features'. */
  readonly label: string;
  readonly max?: number;
  readonly inputRef?: (input: HTMLInputElement | null) => void;
}

/** Several choices: chips that remove themselves, and a field that searches for more. */
export function PickMany({ options, chosen, onChoose, label, max, inputRef, ...input }: PickManyProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = max !== undefined && chosen.length >= max;
  const matches = matchingOptions(
    options.filter(({ id }) => !chosen.includes(id)),
    typed,
  );
  const remove = (id: number) => {
    onChoose(chosen.filter((other) => other !== id));
    // The chip with the focus goes away.
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <div>
      <Suggest
        {...input}
        isClosedList
        disabled={input.disabled || isFull}
        items={matches}
        status={countOptions(matches.length)}
        value={typed}
        inputRef={(element) => {
          field.current = element;
          inputRef?.(element);
        }}
        onType={setTyped}
        onPick={({ id }) => {
          setTyped('');
          onChoose([...chosen, id]);
        }}
      />
      <ul className={styles.chosen} aria-label={label} hidden={chosen.length === 0}>
        {chosen.map((id) => {
          const name = options.find((option) => option.id === id)?.label ?? `${id}`;
          return (
            <li key={id}>
              <Chip aria-label={`Remove ${name}`} disabled={input.disabled} onClick={() => remove(id)}>
                <span>{name}</span>
                <Icon name="x" size="small" />
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
