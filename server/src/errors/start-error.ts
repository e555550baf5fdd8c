/**
 * A reason why the server can't start (or a command can't run) that its operator can fix: a wrong setting, a port in use, a
 * database that doesn't answer. `message` is one sentence for that person. It never contains a secret (OPS-02). It's printed
 * without a stack trace, and the exit code is 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
