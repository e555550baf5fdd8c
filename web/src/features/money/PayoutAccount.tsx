import {
  chooseCountry,
  connectionLabels,
  payoutCountries,
  type PayoutAccountState,
  type PayoutCountry,
} from '@ascendant/domain/payout/accounts';
import { siteLocale } from '@ascendant/domain/site/locale';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '../../api/api-error';
import { useCheckPayouts, useConnectPayouts, type OrganizerPayouts } from '../../data/payouts';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { Options } from '../../ui/form/Options';
import { SelectField } from '../../ui/form/TextField';
import { Panel } from '../../ui/layout/Panel';
import { instantText } from '../../ui/text/instant-text';
import { sentence } from '../../ui/text/sentence';

/** The organizer's account at the payment provider: how it stands, the way to its page, and to another account. */
export function PayoutAccount({ payouts }: { readonly payouts: OrganizerPayouts }) {
  const { connection, dueAt, canStartOver } = payouts.account;
  const [isStartingOver, setStartingOver] = useState(false);
  const isExpired = useReturn();
  const { title, text } = connectionLabels[connection];
  const startsOver = canStartOver && (isStartingOver || connection === 'lost');
  return (
    <Panel title={title}>
      <div className="stack">
        <p>{text}</p>
        {isExpired ? <p>That page had expired. Press the button for another one.</p> : null}
        {dueAt === null ? null : <p>{sentence(`Needed by ${instantText(dueAt)}`)}</p>}
        {startsOver ? <p>The account you have stays yours. We’ll pay the new one from then on.</p> : null}
        {connection === 'none' || startsOver ? (
          <NewAccount startOver={startsOver}>
            {isStartingOver ? <Button onClick={() => setStartingOver(false)}>Keep this account</Button> : null}
          </NewAccount>
        ) : null}
        {connection === 'none' || connection === 'lost' || startsOver ? null : (
          <GoOn label={buttonLabels[connection]} isMain={connection !== 'active'}>
            {canStartOver ? (
              <Button onClick={() => setStartingOver(true)}>Start over with another account</Button>
            ) : null}
          </GoOn>
        )}
      </div>
    </Panel>
  );
}

const buttonLabels: Readonly<Record<PayoutAccountState, string>> = {
  onboarding: 'Continue',
  verifying: 'Look at your details',
  active: 'Change your details',
  restricted: 'See what’s needed',
};

interface GoOnProps {
  readonly label: string;
  readonly isMain: boolean;
  readonly children: ReactNode;
}

/** Leads to the provider's page about the account there is. */
function GoOn({ label, isMain, children }: GoOnProps) {
  const connect = useConnectPayouts();
  return (
    <>
      <div className="row wrap">
        <Button
          kind={isMain ? 'primary' : 'secondary'}
          busy={connect.isPending && 'Opening...'}
          onClick={() => connect.mutate({})}
        >
          {label}
        </Button>
        {children}
      </div>
      {connect.isError ? <FieldError>{errorSentence(connect.error)}</FieldError> : null}
    </>
  );
}

const countryNames = new Intl.DisplayNames(siteLocale, { type: 'region' });

/** Asks for the country first: the provider doesn't let it change. */
function NewAccount({ startOver, children }: { readonly startOver: boolean; readonly children: ReactNode }) {
  const connect = useConnectPayouts();
  const [country, setCountry] = useState<PayoutCountry>();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(country === undefined);
    if (country !== undefined) connect.mutate({ country, startOver });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <SelectField
        label="Country"
        help="Where you live, or your business is registered. It can’t be changed for this account later."
        error={isMissing ? chooseCountry : undefined}
        value={country ?? ''}
        onChange={({ target }) => {
          setCountry(payoutCountries.find((each) => each === target.value));
          setMissing(false);
        }}
      >
        <option value="">Choose a country</option>
        <Options of={payoutCountries} text={(each) => countryNames.of(each.toUpperCase())} />
      </SelectField>
      <div className="row wrap">
        <Button kind="primary" type="submit" busy={connect.isPending && 'Opening...'}>
          {startOver ? 'Start over with another account' : 'Connect an account'}
        </Button>
        {children}
      </div>
      {connect.isError ? <FieldError>{errorSentence(connect.error)}</FieldError> : null}
    </form>
  );
}

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
