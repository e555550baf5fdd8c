import { paths } from '../paths';
import { ButtonLink } from '../ui/button/ButtonLink';

/** A page that was opened without the right to it. */
export function AccessDenied({ sentence }: { readonly sentence: string }) {
  return (
    <main className="container section stack">
      <h1 role="alert">{sentence}</h1>
      <p>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </p>
    </main>
  );
}
