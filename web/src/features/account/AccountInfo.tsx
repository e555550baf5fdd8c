import type { User } from '@ascendant/contract/account';
import { TextField } from '../../ui/form/TextField';

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
          <TextField key={label} label={label} value={value} readOnly />
        ))}
      </div>
    </section>
  );
}
