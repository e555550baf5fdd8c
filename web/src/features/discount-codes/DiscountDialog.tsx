import type { DiscountCodeOrder } from '@ascendant/contract/discount-code';
import { usesTaken } from '@ascendant/domain/pricing/discount-code';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { errorSentence } from '../../api/api-error';
import { useChangeDiscountCode, useCreateDiscountCode, type DiscountCode } from '../../data/discount-codes';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { showServerErrors } from '../../ui/form/server-errors';
import { Note } from '../../ui/layout/Note';
import { BearerField } from './BearerField';
import { discountFieldNames, discountForm, discountValues, formFieldOf } from './discount-form';
import { DiscountFields } from './DiscountFields';
import { DiscountPreview } from './DiscountPreview';

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
      open
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
