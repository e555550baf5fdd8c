/**
 * Why the embedded PostgreSQL can't run here. `message` is one sentence for the person who runs the program: what's
 * wrong and, where there's a way out, what to do about it. It never contains a password.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
