import { useState, type ComponentProps, type RefCallback } from 'react';
import { countOptions, matchingOptions } from './matching-options';
import { Suggest, type Suggestion } from './Suggest';

interface PickOneProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'disabled' | 'placeholder' | 'aria-invalid' | 'aria-describedby' | 'aria-label' | 'onBlur'
> {
  readonly options: readonly Suggestion[];
  /** The chosen option's id; null for none. */
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly inputRef?: RefCallback<HTMLInputElement> | undefined;
}

/** A list with one choice that you search by typing. Leaving it with an unfinished text keeps the choice. */
export function PickOne({ options, chosen, onChoose, onBlur, ...input }: PickOneProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const matches = typed === null ? options : matchingOptions(options, typed);
  const label = options.find(({ id }) => id === chosen)?.label ?? '';
  return (
    <Suggest
      {...input}
      isClosedList
      items={matches}
      status={countOptions(matches.length)}
      value={typed ?? label}
      onType={(text) => {
        setTyped(text);
        if (text === '') onChoose(null);
      }}
      onPick={({ id }) => {
        setTyped(null);
        onChoose(id);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
