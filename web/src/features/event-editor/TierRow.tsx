import { tierKeys } from '@ascendant/domain/event/form/tier-form';
import { parseDollars, zeroCents, type Cents } from '@ascendant/domain/money';
import { currencySign } from '@ascendant/domain/pricing/currency';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { tierName, type TierType } from '@ascendant/domain/pricing/tier';
import { tierBadge } from '@ascendant/domain/pricing/tier-badge';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { FieldError } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import { Badge } from '../../ui/layout/Badge';
import { siteCurrency } from '../../ui/text/site-currency';
import { usePanelForm } from './event-form';
import type { EventValues, TierValues } from './event-values';
import pricingPanelStyles from './PricingPanel.module.css';
import { proposedEarlyBird } from './proposals';
import { todayAt, useSkyOfEvent } from './sky-of-event';

interface TierRowProps {
  readonly tierType: TierType;
  readonly isForChildren: boolean;
  /** null for a new event */
  readonly eventId: number | null;
}

/** One tier: its prices, what people pay with the booking fee, and its last day of sale. */
export function TierRow({ tierType, isForChildren, eventId }: TierRowProps) {
  const { pricingTiers: tiers } = usePanelForm().values;
  const tier = tiers[tierKeys[tierType]];
  const adult = parseDollars(tier.adultPrice.trim());
  return (
    <tr>
      <td>
        <span className={pricingPanelStyles.tier}>
          <b>{tierName(tierType)}</b> <TierBadge tierType={tierType} tiers={tiers} />
          {tierType === 'early_bird' && tier.adultPrice === '' ? <EarlyBirdProposal eventId={eventId} /> : null}
        </span>
      </td>
      <td data-label="Adult">
        <TierInput tierType={tierType} field="adultPrice" inputMode="decimal" pays={adult} eventId={eventId} />
      </td>
      <td data-label="Child">
        <TierInput
          tierType={tierType}
          field="childPrice"
          inputMode="decimal"
          placeholder={isForChildren ? tier.adultPrice : ''}
          isDisabled={!isForChildren}
          pays={isForChildren ? (parseDollars(tier.childPrice.trim()) ?? adult) : null}
          eventId={eventId}
        />
      </td>
      <td data-label="Valid until">
        {tierType === 'last_minute' ? (
          <span className={classNames(pricingPanelStyles.until, 'meta')}>the event date</span>
        ) : (
          <TierInput tierType={tierType} field="validUntil" type="date" eventId={eventId} />
        )}
      </td>
    </tr>
  );
}

interface TierInputProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder'> {
  readonly tierType: TierType;
  readonly field: keyof TierValues;
  readonly isDisabled?: boolean;
  /** What a person pays before the fee; null where the text isn't an amount. */
  readonly pays?: Cents | null | undefined;
  readonly eventId: number | null;
}

const labels: Readonly<Record<keyof TierValues, string>> = {
  adultPrice: 'adult price',
  childPrice: 'child price',
  validUntil: 'valid until',
};

function TierInput({ tierType, field, isDisabled = false, pays, eventId, ...input }: TierInputProps) {
  const { register, errors } = usePanelForm();
  const name = `pricingTiers.${tierKeys[tierType]}.${field}` as const;
  const problem = isDisabled ? undefined : errors[name];
  const noteId = `${name}-note`;
  return (
    <span className={pricingPanelStyles.cell}>
      {isDisabled ? (
        <Input key="off" {...input} aria-label={`${tierName(tierType)} ${labels[field]}`} disabled value="" readOnly />
      ) : (
        <Input
          key="on"
          {...input}
          {...register(name)}
          aria-label={`${tierName(tierType)} ${labels[field]}`}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId}
          autoComplete="off"
        />
      )}
      <span id={noteId}>
        {problem === undefined ? <Paid pays={pays} eventId={eventId} /> : <FieldError>{problem}</FieldError>}
      </span>
    </span>
  );
}

/** '$239.70 with fee and tax': what's paid for the ticket. Empty while there's no amount. */
function Paid({ pays, eventId }: Pick<TierInputProps, 'pays' | 'eventId'>) {
  const taxes = useSkyOfEvent(eventId)?.taxes ?? undefined;
  return (
    <span className={classNames(pricingPanelStyles.paid, 'tiny faint numeric no-wrap')}>
      {pays === null || pays === undefined
        ? ''
        : priceWithFeeLabel(pays === 0 ? null : pays, {
            where: 'bar',
            currency: siteCurrency(),
            rates: chargeRatesOf(taxes),
          })}
    </span>
  );
}

/** The badge travellers see. Until both prices are filled in, early bird has the one of the proposal. */
function TierBadge({ tierType, tiers }: { readonly tierType: TierType; readonly tiers: EventValues['pricingTiers'] }) {
  const priced = (['early_bird', 'regular', 'last_minute'] as const).flatMap((type) => {
    const adultPrice = parseDollars(tiers[tierKeys[type]].adultPrice.trim());
    return adultPrice === null ? [] : [{ tierType: type, adultPrice }];
  });
  const own = priced.find((tier) => tier.tierType === tierType);
  const isEarly = tierType === 'early_bird';
  const badge = own || !isEarly ? tierBadge(own ?? { tierType, adultPrice: zeroCents }, priced) : 'Save 20%';
  return <Badge tone={isEarly ? 'sunrise' : 'plain'}>{badge}</Badge>;
}

/** Fills in an early-bird tier of 20% off, once there's a regular price; its last day is counted where the event is. */
function EarlyBirdProposal({ eventId }: { readonly eventId: number | null }) {
  const { values, change, watch, setFocus } = usePanelForm();
  const sky = useSkyOfEvent(eventId);
  const proposal = proposedEarlyBird(values, todayAt(sky));
  if (proposal === null) return null;
  return (
    <button
      type="button"
      className="link-button meta"
      onClick={() => {
        change({ pricingTiers: { ...values.pricingTiers, earlyBird: proposal } });
        watch([
          'pricingTiers.earlyBird.adultPrice',
          'pricingTiers.earlyBird.childPrice',
          'pricingTiers.earlyBird.validUntil',
        ]);
        setFocus('pricingTiers.earlyBird.adultPrice');
      }}
    >
      {`Use 20% off: ${currencySign}${proposal.adultPrice}`}
    </button>
  );
}
