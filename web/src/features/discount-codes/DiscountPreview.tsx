import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { currentPricingQuery } from '../../data/pricing';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { discountForm, type DiscountValues } from './discount-form';
import { adultPriceText } from './discount-text';

/** What an adult pays with the code as it's typed. */
export function DiscountPreview() {
  const { control } = useFormContext<DiscountValues>();
  const values = useWatch({ control });
  const { eventId = null } = values;
  const {
    data: tier,
    isPending,
    isError,
  } = useQuery({ ...currentPricingQuery(eventId ?? 0), enabled: eventId !== null });
  // Only the discount matters here, so the other fields may still be wrong.
  const typed = discountForm.safeParse({ ...values, code: 'ANY', usageLimit: '', validUntil: '' });
  const text = () => {
    if (eventId === null) return 'Choose an event to see what a seat will cost.';
    if (isPending) return 'Looking up the price...';
    if (isError) return 'The price isn’t available right now.';
    if (!tier) return 'This event isn’t on sale right now, so there’s no price to show.';
    if (tier.adultPrice === 0) return 'This event is free, so there’s nothing to discount.';
    return typed.success ? adultPriceText(tier, typed.data) : 'Enter an amount to see what a seat will cost.';
  };
  return (
    <Note aria-live="polite">
      <Icon name="info" />
      <p>{text()}</p>
    </Note>
  );
}
