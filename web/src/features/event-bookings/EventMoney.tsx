import type { EventMoney as Money } from '@ascendant/contract/event-bookings';
import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { Tile, Tiles } from '../../ui/chart/Tiles';

/** Where the money of an event's bookings went; the first figure, with what the site paid of it, is the sum of the others. */
export function EventMoney({ money }: { readonly money: Money }) {
  const dollars = (amount: string) => formatDollars(fromSignedWire(amount));
  return (
    <Tiles>
      <Tile label="Paid by travellers" value={dollars(money.paidByTravellers)} note="less what was refunded" />
      {Number(money.siteDiscount) === 0 ? null : (
        <Tile label="Discounts the site pays" value={dollars(money.siteDiscount)} note="paid to the organizer" />
      )}
      <Tile label="Revenue" value={dollars(money.revenue)} note="what the organizer earns" />
      <Tile label="Site fee" value={dollars(money.siteFee)} />
      <Tile label="Tax" value={dollars(money.tax)} />
    </Tiles>
  );
}
