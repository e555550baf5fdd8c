import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useAddReseller, type MadeReseller, type Sellable } from '../../data/resellers';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import styles from './Resellers.module.css';
import { TermsFields, termsOf, wrongTerms, type TypedTerms } from './TermsFields';

const empty: TypedTerms = { name: '', seriesIds: [], commission: '20' };

interface AddResellerFormProps {
  readonly series: Sellable;
  readonly onAdded: (made: MadeReseller) => void;
}

/** Lets a company sell. What's entered stays until it's made. */
export function AddResellerForm({ series, onAdded }: AddResellerFormProps) {
  const [terms, setTerms] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const add = useAddReseller();
  const wrong = wrongTerms(terms);
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (Object.keys(wrong).length > 0) return;
    add.mutate(termsOf(terms), {
      onSuccess: (made) => {
        setTerms(empty);
        setChecked(false);
        onAdded(made);
      },
    });
  };
  const refused = fieldsOf(add.error);
  return (
    <form
      ref={formRef}
      className={`panel ${styles.form}`}
      aria-labelledby="add-reseller"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="add-reseller">Add a reseller</h2>
      <TermsFields
        terms={terms}
        onChange={setTerms}
        series={series}
        errors={isChecked ? { ...refused, ...wrong } : refused}
      />
      {add.isError && Object.keys(refused).length === 0 ? <FieldError>{errorSentence(add.error)}</FieldError> : null}
      <div>
        <Button kind="primary" type="submit" busy={add.isPending && 'Adding...'}>
          Add the reseller
        </Button>
      </div>
    </form>
  );
}
