import type { User } from '@ascendant/contract/account';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/Input';

/** Full name, email and role, to read. Source: specification 2, section 2 (Admin dashboard). */
export function AccountInfo({ user }: { readonly user: User }) {
  const facts = [
    ['Full name', `${user.firstName} ${user.lastName}`],
    ['Email', user.email],
    ['Role', 'Administrator'],
  ] as const;
  return (
    <section className="panel" aria-labelledby="account-heading">
      <h2 id="account-heading">Account information</h2>
      <div className="stack">
        {facts.map(([label, value]) => (
          <Field key={label} label={label}>
            {(control) => <Input {...control} value={value} readOnly />}
          </Field>
        ))}
      </div>
    </section>
  );
}
