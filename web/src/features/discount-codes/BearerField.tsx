import { discountBearerLabels, discountBearers } from '@ascendant/domain/pricing/discount-code';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { siteQuery } from '../../data/site';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/FieldGroup';
import type { DiscountValues } from './discount-form';

/** For admins: who pays for the discount. Until they choose, a new code is as the site's operator has set. */
export function BearerField({ disabled }: { readonly disabled: boolean }) {
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

const helps = 'The organizer earns less by what the code takes off.';
