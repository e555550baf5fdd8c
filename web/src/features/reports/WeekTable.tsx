import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { numberText } from '@ascendant/domain/site/locale';
import type { Report } from '../../data/reports';
import { WideTable } from '../../ui/table/WideTable';
import { dayText } from '../../ui/text/day-text';

/** The numbers behind the charts, the current week first. */
export function WeekTable({ weeks, caption }: { readonly weeks: Report['weeks']; readonly caption: string }) {
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
