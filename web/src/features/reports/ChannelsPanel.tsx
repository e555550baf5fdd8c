import { numberText } from '@ascendant/domain/site/locale';
import type { Report } from '../../data/reports';
import { Panel } from '../../ui/layout/Panel';
import { WideTable } from '../../ui/table/Table';

interface ChannelsPanelProps {
  readonly channels: NonNullable<Report['channels']>;
  readonly weeks: number;
}

/** How many bookings came from widgets, by the word that each has. */
export function ChannelsPanel({ channels, weeks }: ChannelsPanelProps) {
  const title = 'Which came from widgets?';
  return (
    <Panel title={title}>
      <WideTable caption={title}>
        <thead>
          <tr>
            <th scope="col">Channel</th>
            <th scope="col" className="align-right">
              Bookings
            </th>
            <th scope="col" className="align-right">
              Tickets
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ channel, bookings, tickets }) => (
            <tr key={channel}>
              <td>{channel}</td>
              <td className="align-right numeric">{numberText(bookings)}</td>
              <td className="align-right numeric">{numberText(tickets)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="meta">{`Confirmed bookings of the last ${weeks} weeks.`}</p>
    </Panel>
  );
}
