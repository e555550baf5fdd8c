import { ConfirmIdentity } from './ConfirmIdentity';
import { SessionEnded } from './SessionEnded';

/** What the server can ask a signed-in person before it serves a call, on whatever page they are. */
export function SessionQuestions() {
  return (
    <>
      <SessionEnded />
      <ConfirmIdentity />
    </>
  );
}
