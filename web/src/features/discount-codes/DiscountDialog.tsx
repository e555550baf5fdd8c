import type { DiscountCodeOrder } from '@ascendant/contract/discount-code';
import { usesTaken, discountBearerLabels, discountBearers } from '@ascendant/domain/pricing/discount-code';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { errorSentence } from '../../api/api-error';
import { useChangeDiscountCode, useCreateDiscountCode, type DiscountCode } from '../../data/discount-codes';
import { currentPricingQuery } from '../../data/pricing';
import { siteQuery } from '../../data/site';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { showServerErrors } from '../../ui/form/server-errors';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { discountFieldNames, discountForm, discountValues, formFieldOf, type DiscountValues } from './discount-form';
import { adultPriceText } from './discount-text';
import { DiscountFields } from './DiscountFields';

const helps = 'The organizer earns less by what the code takes off.';

const formId = 'discount-code';

interface DiscountDialogProps {
  /** The code to change; null for a new one. */
  readonly code: DiscountCode | null;
  /** Admins choose who pays for it. */
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** Creates a discount code, or changes one as far as its uses allow. */
export function DiscountDialog({ code, isAdmin, onClose }: DiscountDialogProps) {
  const form = useForm({ resolver: zodResolver(discountForm), defaultValues: discountValues(code, isAdmin) });
  const { save, isPending } = useSave(code);
  const submit = form.handleSubmit((order) =>
    save(order, {
      onSuccess: () => {
        showToast({
          title: code === null ? 'Discount code created successfully' : 'Discount code updated successfully',
        });
        onClose();
      },
      onError: (error) => {
        if (showServerErrors(error, form.setError, discountFieldNames, formFieldOf)) return;
        const fallback = `Failed to ${code === null ? 'create' : 'update'} discount code`;
        showToast({ title: 'Error', description: errorSentence(error, fallback), tone: 'bad' });
      },
    }),
  );
  const uses = code === null ? 0 : usesTaken(code);
  const doLabel = code === null ? 'Create Discount Code' : 'Save';
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={code === null ? 'Create Discount Code' : `Edit ${code.code}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending && 'Saving...'}>
            {doLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} className="stack" onSubmit={(event) => void submit(event)} noValidate>
          {uses > 0 ? (
            <Note as="p">{`This code is already in use (${uses === 1 ? 'once' : `${uses} times`}), so you can only change its usage limit and end date.`}</Note>
          ) : null}
          <DiscountFields code={code} isUsed={uses > 0} />
          {isAdmin ? <BearerField disabled={uses > 0} /> : null}
          <DiscountPreview />
        </form>
      </FormProvider>
    </Dialog>
  );
}

interface Answered {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

function useSave(code: DiscountCode | null) {
  const [create, change] = [useCreateDiscountCode(), useChangeDiscountCode()];
  return {
    isPending: create.isPending || change.isPending,
    save: (order: DiscountCodeOrder, answered: Answered) => {
      if (code === null) create.mutate(order, answered);
      else change.mutate({ id: code.id, body: { ...order, isActive: code.isActive } }, answered);
    },
  };
}

/** What an adult pays with the code as it's typed. */
function DiscountPreview() {
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

/** For admins: who pays for the discount. Until they choose, a new code is as the site's operator has set. */
function BearerField({ disabled }: { readonly disabled: boolean }) {
  const { setValue, control, formState } = useFormContext<DiscountValues>();
  const { data: site } = useQuery(siteQuery());
  const chosen = useWatch({ control, name: 'borneBy' });
  const shown = chosen === '' ? site?.discountsBorneBy : chosen;
  return (
    <FieldGroup
      legend="Who pays for the discount"
      help={
        shown === 'site' ? 'The organizer earns the full price: the site pays them what the code takes off.' : helps
      }
      error={formState.errors.borneBy?.message}
    >
      <div className="row wrap">
        {discountBearers.map((bearer) => (
          <Choice
            key={bearer}
            type="radio"
            name="borneBy"
            value={bearer}
            disabled={disabled}
            checked={shown === bearer}
            onChange={() => setValue('borneBy', bearer, { shouldDirty: true })}
          >
            {discountBearerLabels[bearer]}
          </Choice>
        ))}
      </div>
    </FieldGroup>
  );
}
