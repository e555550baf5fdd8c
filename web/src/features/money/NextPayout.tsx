import { fromSignedWire } from '@ascendant/contract/money';
import { holdLabels } from '@ascendant/domain/payout/plan';
import type { OrganizerPayouts } from '../../data/payouts';
import { Panel } from '../../ui/layout/Panel';
import { amountText } from '../../ui/text/amount-text';
import { dayText } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';

/** What the organizer gets next, when, and why not sooner. */
export function NextPayout({ payouts }: { readonly payouts: OrganizerPayouts }) {
  const { ready, onItsWay, disputed, delayDays } = payouts;
  return (
    <Panel title="Next payout">
      <div className="stack">
        <p>
          <b>{nextSentence(payouts)}</b>
        </p>
        {fromSignedWire(ready) < 0 ? (
          <p>{`Travellers were refunded after you’d been paid. Your next payouts are lower by ${amountText(ready).replace('−', '')}.`}</p>
        ) : null}
        {fromSignedWire(onItsWay) === 0 ? null : <p>{`${amountText(onItsWay)} is on its way to your account.`}</p>}
        {fromSignedWire(disputed) === 0 ? null : (
          <p>{`${amountText(disputed)} waits until a bank has decided about a dispute.`}</p>
        )}
        <p className="meta">{whenSentence(delayDays)}</p>
      </div>
    </Panel>
  );
}

function nextSentence({ ready, hold, next }: OrganizerPayouts): string {
  if (fromSignedWire(ready) > 0)
    return hold === null
      ? `${amountText(ready)} within the hour`
      : `${amountText(ready)} is ready, and waits. ${holdLabels[hold]}`;
  if (next === null) return 'Nothing yet';
  const when = `${amountText(next.amount)} on ${dayText(next.on)}`;
  return hold === null ? when : `${when}, if your account can be paid by then. ${holdLabels[hold]}`;
}

function whenSentence(delayDays: number): string {
  const after = delayDays === 0 ? 'as soon as it’s over' : `${countOf(delayDays, 'day', 'days')} after it’s over`;
  return `What an event earns is paid out ${after}, so that there’s money for refunds until then. Your bank can take a few days more.`;
}
