import {
  keyLives,
  keyNameMaxLength,
  keyScopeNames,
  keyScopes,
  keyScopeTexts,
  type KeyScope,
} from '@ascendant/domain/organization/api-key';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useAddApiKey, type AddedApiKey } from '../../data/api-keys';
import { Button } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { SelectField, TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import styles from './ApiKeys.module.css';

const never = 'never';

/** Makes a key. What's entered stays until it's made. */
export function AddApiKeyForm({ onAdded }: { readonly onAdded: (added: AddedApiKey) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const [life, setLife] = useState(never);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const add = useAddApiKey();
  const missing = { name: name.trim() === '', scopes: scopes.length === 0 };
  const fields = fieldsOf(add.error);
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (missing.name || missing.scopes) return;
    const days = keyLives.find((each) => String(each) === life) ?? null;
    add.mutate(
      { name, scopes: [...scopes], days },
      {
        onSuccess: (added) => {
          setName('');
          setScopes([]);
          setChecked(false);
          onAdded(added);
        },
      },
    );
  };
  return (
    <form
      ref={formRef}
      className={`panel ${styles.form}`}
      aria-labelledby="add-key"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="add-key">Make a key</h2>
      <TextField
        label="Name"
        help="What it’s for: “Website”, “Accounting”."
        error={isChecked && missing.name ? 'Please enter a name, such as “Website”' : fields['name']}
        required
        autoComplete="off"
        maxLength={keyNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Scopes
        chosen={scopes}
        onChoose={setScopes}
        error={isChecked && missing.scopes ? 'Please choose what the key can do' : fields['scopes']}
      />
      <SelectField label="Ends" value={life} onChange={(event) => setLife(event.target.value)}>
        <option value={never}>When you turn it off</option>
        {keyLives.map((days) => (
          <option key={days} value={days}>
            {`After ${days} days`}
          </option>
        ))}
      </SelectField>
      {add.isError && Object.keys(fields).length === 0 ? <FieldError>{errorSentence(add.error)}</FieldError> : null}
      <div>
        <Button kind="primary" type="submit" busy={add.isPending && 'Making the key...'}>
          Make the key
        </Button>
      </div>
    </form>
  );
}

interface ScopesProps {
  readonly chosen: readonly KeyScope[];
  readonly onChoose: (scopes: readonly KeyScope[]) => void;
  readonly error: string | undefined;
}

function Scopes({ chosen, onChoose, error }: ScopesProps) {
  const choose = (scope: KeyScope, isChosen: boolean) =>
    onChoose(keyScopes.filter((each) => (each === scope ? isChosen : chosen.includes(each))));
  return (
    <FieldGroup legend="What it can do" error={error}>
      {keyScopes.map((scope) => (
        <Choice
          key={scope}
          type="checkbox"
          checked={chosen.includes(scope)}
          onChange={(event) => choose(scope, event.target.checked)}
        >
          <b>{keyScopeNames[scope]}</b>
          <span className="meta">{` ${keyScopeTexts[scope]}`}</span>
        </Choice>
      ))}
    </FieldGroup>
  );
}
