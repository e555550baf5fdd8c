import { Select } from '../../ui/form/Input';
import operationsStyles from './Operations.module.css';
import type { Part } from './payments-filters';

/** What the address says of one list, and how to change it. */
export interface Chosen {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

interface PartFilterProps<Row> extends Chosen {
  readonly label: string;
  /** The choice of everything. */
  readonly all: string;
  readonly parts: readonly Part<Row>[];
}

/** Chooses which part of a list is shown. */
export function PartFilter<Row>({ label, all, parts, value, onChoose }: PartFilterProps<Row>) {
  return (
    <Select
      className={operationsStyles.filter}
      aria-label={label}
      value={parts.some((part) => part.value === value) ? value : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {parts.map((part) => (
        <option key={part.value} value={part.value}>
          {part.label}
        </option>
      ))}
    </Select>
  );
}
