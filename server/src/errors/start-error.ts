/**
 * A reason why the server cannot start (or a command cannot run) that its operator can mend: a wrong setting, a port in
 * use, a database that does not answer. `message` is one sentence for that person. It never contains a secret (OPS-02);
 * it is printed without a stack, and the exit code is 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
