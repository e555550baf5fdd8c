import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { numberText } from '@ascendant/domain/site/locale';
import type { Report } from '../../data/reports';
import { Chart } from '../../ui/chart/Chart';
import { ChartPanel } from '../../ui/chart/ChartPanel';
import { WideTable } from '../../ui/table/Table';
import { dayOfMonth, dayText } from '../../ui/text/day-text';
import { countOf, shortDollars } from '../../ui/text/number-text';

type Weeks = Report['weeks'];

interface SalesPanelProps {
  readonly title: string;
  readonly weeks: Weeks;
}

/** Bookings by week, as bars. */
export function BookingsPanel({ title, weeks }: SalesPanelProps) {
  const [last, before] = [weeks.at(-1), weeks.at(-2)];
  const note = `${countOf(last?.bookings ?? 0, 'booking')} so far this week, ${numberText(before?.bookings ?? 0)} last week.`;
  return (
    <ChartPanel
      title={title}
      note={note}
      table={<WeekTable weeks={weeks} caption={title} />}
      chart={
        <Chart
          kind="bars"
          label={`A bar chart of bookings in the last ${weeks.length} weeks. ${note}`}
          points={weeks.map(({ weekStart, bookings }) => ({ label: dayOfMonth(weekStart), value: bookings }))}
          tickText={numberText}
          lastText={numberText(last?.bookings ?? 0)}
        />
      }
    />
  );
}

/** Revenue by week, as a line. */
export function RevenuePanel({ title, weeks }: SalesPanelProps) {
  const [last, before] = [weeks.at(-1), weeks.at(-2)];
  const dollars = (amount = 0) => formatDollars(fromSignedWire(amount));
  const note = `${dollars(last?.revenue)} so far this week, ${dollars(before?.revenue)} last week, without fee and tax.`;
  return (
    <ChartPanel
      title={title}
      note={note}
      table={<WeekTable weeks={weeks} caption={title} />}
      chart={
        <Chart
          kind="line"
          label={`A line chart of revenue in the last ${weeks.length} weeks. ${note}`}
          // The chart begins at 0. Fees of manual bookings can make a week less: the table says so.
          points={weeks.map(({ weekStart, revenue }) => ({
            label: dayOfMonth(weekStart),
            value: Math.max(0, revenue),
          }))}
          tickText={shortDollars}
          lastText={dollars(last?.revenue)}
        />
      }
    />
  );
}

/** The numbers behind the charts, the current week first. */
function WeekTable({ weeks, caption }: { readonly weeks: Report['weeks']; readonly caption: string }) {
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col" className="align-right">
            Bookings
          </th>
          <th scope="col" className="align-right">
            Tickets
          </th>
          <th scope="col" className="align-right">
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ weekStart, bookings, tickets, revenue }) => (
          <tr key={weekStart}>
            <td className="no-wrap numeric">{dayText(weekStart, 'short')}</td>
            <td className="align-right numeric">{numberText(bookings)}</td>
            <td className="align-right numeric">{numberText(tickets)}</td>
            <td className="align-right numeric">{formatDollars(fromSignedWire(revenue))}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
