import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import {
  useChangeReseller,
  useRenewResellerKey,
  type MadeReseller,
  type Reseller,
  type Sellable,
} from '../../data/resellers';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { TermsFields, termsOf, wrongTerms, type TypedTerms } from './TermsFields';

interface ChangeResellerDialogProps {
  readonly reseller: Reseller;
  readonly series: Sellable;
  readonly onRenewed: (made: MadeReseller) => void;
  readonly onClose: () => void;
}

/** What a reseller can sell, whether it can, and its key. */
export function ChangeResellerDialog({ reseller, series, onRenewed, onClose }: ChangeResellerDialogProps) {
  const { id, name, isOn, commission } = reseller;
  const sold = reseller.series.map((each) => each.id);
  const [terms, setTerms] = useState<TypedTerms>({ name, seriesIds: sold, commission: String(commission) });
  const change = useChangeReseller();
  const renew = useRenewResellerKey();
  const wrong = wrongTerms(terms);
  const save = (isOnNow: boolean) => {
    if (Object.keys(wrong).length === 0)
      change.mutate({ id, ...termsOf(terms), isOn: isOnNow }, { onSuccess: onClose });
  };
  const problem = change.error ?? renew.error;
  return (
    <Dialog
      title={`Change ${name}`}
      onClose={onClose}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={change.isPending && 'Saving...'} onClick={() => save(isOn)}>
            Save
          </Button>
        </div>
      }
    >
      <div className="stack">
        <TermsFields terms={terms} onChange={setTerms} series={series} errors={wrong} />
        <p className="meta">Another commission is for bookings from now on.</p>
        {problem === null ? null : <FieldError>{errorSentence(problem)}</FieldError>}
        <div className="row">
          <Button
            size="small"
            busy={renew.isPending && 'Making the key...'}
            onClick={() =>
              renew.mutate(id, {
                onSuccess: (made) => {
                  onClose();
                  onRenewed(made);
                },
              })
            }
          >
            Make a new key
          </Button>
          <Button size="small" onClick={() => save(!isOn)}>
            {isOn ? 'Stop selling' : 'Let them sell again'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
