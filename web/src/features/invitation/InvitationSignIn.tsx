import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';

/** For someone who isn't signed in: both ways lead back to the invitation, which stays in this tab. */
export function InvitationSignIn({ email }: { readonly email: string }) {
  return (
    <>
      <p>{`Create an account with ${email}, or sign in if you have one. We’ll bring you back here.`}</p>
      <div className="row wrap">
        <ButtonLink kind="primary" to={`${paths.authThen(paths.invitation)}&tab=register`}>
          Create an account
        </ButtonLink>
        <ButtonLink to={paths.authThen(paths.invitation)}>Sign in</ButtonLink>
      </div>
    </>
  );
}
