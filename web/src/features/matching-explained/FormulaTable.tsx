import { WideTable } from '../../ui/table/WideTable';
import type { FormulaRow } from './formula-tables';

interface FormulaTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly FormulaRow[];
  readonly format: (value: number) => string;
}

/** A table of the model's numbers; it scrolls sideways if it doesn't fit. */
export function FormulaTable({ caption, heads, rows, format }: FormulaTableProps) {
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Kind</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="align-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index]} className="align-right">
                {format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
