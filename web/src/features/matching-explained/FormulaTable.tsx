import { Table } from '../../ui/Table';
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <section className="scroller" tabIndex={0} aria-label={caption}>
      <Table>
        <caption className="visually-hidden">{caption}</caption>
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
      </Table>
    </section>
  );
}
