import type { EventMoney as Money } from '@ascendant/contract/event-bookings';
import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { Tile, Tiles } from '../../ui/chart/Tiles';

/** Where the money of an event's bookings went; the first figure is the sum of the others. */
export function EventMoney({ money }: { readonly money: Money }) {
  const dollars = (amount: string) => formatDollars(fromWire(amount));
  return (
    <Tiles>
      <Tile label="Paid by travellers" value={dollars(money.paidByTravellers)} note="less what was refunded" />
      <Tile label="Revenue" value={dollars(money.revenue)} note="what the organizer earns" />
      <Tile label="Site fee" value={dollars(money.siteFee)} />
      <Tile label="Tax" value={dollars(money.tax)} />
    </Tiles>
  );
}
