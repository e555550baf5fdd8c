import type { EventDetail } from '@ascendant/contract/event';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { siteCurrency } from '../../ui/text/site-currency';
import { PartyStepper } from './PartyStepper';
import { usePartyPrice } from './sale';

/** Who's coming and what they pay in all, on screens where the price is a bar. */
export function PartySheet({ event, onClose }: { readonly event: EventDetail; readonly onClose: () => void }) {
  const { count, tickets, rates } = usePartyPrice(event);
  return (
    <Dialog
      onClose={onClose}
      title="Who’s coming?"
      footer={
        <>
          <output className="meta numeric">
            <b>{partySize(count)}</b>
            <br />
            <span>{priceWithFeeLabel(tickets, { where: 'bar', currency: siteCurrency(), rates })}</span>
          </output>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <PartyStepper event={event} />
    </Dialog>
  );
}
