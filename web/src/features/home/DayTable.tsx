import { useState } from 'react';
import { Link } from 'react-router';
import type { GoodDay } from '../../data/matches';
import { paths } from '../../paths';
import { Table } from '../../ui/table/Table';
import { dayOfYear } from '../../ui/text/day-text';
import styles from './DayTable.module.css';

/** The calendar as a table, for those who would rather read than look. */
export function DayTable({ days }: { readonly days: readonly GoodDay[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        <section className={styles.scroller} tabIndex={0} aria-label="Table of good days, scrolls">
          <Table>
            <caption className="visually-hidden">Your good days over the next 12 months</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Score</th>
                <th scope="col">Matches of 8 or more</th>
                <th scope="col">
                  <span className="visually-hidden">Events</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, score, eventCount }) => (
                <tr key={day}>
                  <th scope="row">{dayOfYear(day)}</th>
                  <td className="numeric">{score.toFixed(1)}</td>
                  <td className="numeric">{eventCount}</td>
                  <td>
                    <Link className="link" to={paths.browseDays(day, day)}>
                      See what’s on<span className="visually-hidden">{` on ${dayOfYear(day)}`}</span>
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      ) : null}
    </details>
  );
}
