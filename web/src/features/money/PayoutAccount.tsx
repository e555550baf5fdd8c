import { connectionLabels } from '@ascendant/domain/payout/accounts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useCheckPayouts, useConnectPayouts, type OrganizerPayouts } from '../../data/payouts';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { instantText } from '../../ui/text/instant-text';

/** The organizer's account at the payment provider: how it stands, and the way to its page. */
export function PayoutAccount({ payouts }: { readonly payouts: OrganizerPayouts }) {
  const { connection, dueAt } = payouts.account;
  const connect = useConnectPayouts();
  const isExpired = useReturn();
  const { title, text } = connectionLabels[connection];
  return (
    <section className="panel" aria-labelledby="payout-account">
      <div className="panel-heading">
        <h2 id="payout-account">{title}</h2>
      </div>
      <div className="stack">
        <p>{text}</p>
        {isExpired ? <p>That page had expired. Press the button for another one.</p> : null}
        {dueAt === null ? null : <p>{`Needed by ${instantText(dueAt)}.`}</p>}
        <div className="row wrap">
          <Button
            kind={connection === 'active' ? 'secondary' : 'primary'}
            busy={connect.isPending && 'Opening...'}
            onClick={() => connect.mutate()}
          >
            {buttonLabels[connection]}
          </Button>
        </div>
        {connect.isError ? <FieldError>{errorSentence(connect.error)}</FieldError> : null}
      </div>
    </section>
  );
}

const buttonLabels: Readonly<Record<OrganizerPayouts['account']['connection'], string>> = {
  none: 'Connect an account',
  onboarding: 'Continue',
  verifying: 'Look at your details',
  active: 'Change your details',
  restricted: 'See what’s needed',
};

/** Asks the provider once when someone comes back from its page. @returns whether they came back because the page had expired */
function useReturn(): boolean {
  const [search] = useSearchParams();
  const check = useCheckPayouts();
  const hasAsked = useRef(false);
  const isBack = search.get('connect') === 'returned';
  useEffect(() => {
    if (!isBack || hasAsked.current) return;
    hasAsked.current = true;
    check.mutate();
  }, [isBack, check]);
  return search.get('connect') === 'expired';
}
