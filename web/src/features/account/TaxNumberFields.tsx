import { gstNumberHelp, gstNumberLabel, qstNumberHelp, qstNumberLabel } from '@ascendant/domain/person/tax-number';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';
import type { Problems, Register } from '../../ui/form/use-form';

interface TaxNumberFieldsProps {
  readonly register: Register<'gstNumber' | 'qstNumber'>;
  readonly errors: Problems<'gstNumber' | 'qstNumber'>;
}

/** The numbers under which an organizer is registered, where Canada's tax rules apply. */
export function TaxNumberFields({ register, errors }: TaxNumberFieldsProps) {
  return (
    <div className="field-grid two-columns">
      <Field label={gstNumberLabel} help={gstNumberHelp} error={errors.gstNumber}>
        {(control) => <Input {...control} {...register('gstNumber')} autoComplete="off" />}
      </Field>
      <Field label={qstNumberLabel} help={qstNumberHelp} error={errors.qstNumber}>
        {(control) => <Input {...control} {...register('qstNumber')} autoComplete="off" />}
      </Field>
    </div>
  );
}
