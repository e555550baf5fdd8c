import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';

/** '$120.01', '−$20.00'. @param amount as replies carry it */
export function amountText(amount: string): string {
  return formatDollars(fromSignedWire(amount)).replace('-', '−');
}
