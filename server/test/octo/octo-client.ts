import type { TestApp, Session } from '../test-app';

/** A reply with its JSON, whatever it is. */
export interface OctoReply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly capabilities: string;
}

/** What a reseller's program sends. @param capabilities as the header has them */
export function octoClient(app: TestApp, session: Session, capabilities = '') {
  const send = async <Body>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
  ): Promise<OctoReply<Body>> => {
    const headers = { ...session, ...(capabilities !== '' && { 'octo-capabilities': capabilities }) };
    const reply = await app.inject({ method, url: `/octo${path}`, headers, ...(payload && { payload }) });
    const used = String(reply.headers['octo-capabilities'] ?? '');
    return { status: reply.statusCode, body: reply.json<Body>(), capabilities: used };
  };
  return {
    get: <Body>(path: string) => send<Body>('GET', path),
    post: <Body>(path: string, payload: object = {}) => send<Body>('POST', path, payload),
    patch: <Body>(path: string, payload: object) => send<Body>('PATCH', path, payload),
  };
}
export type OctoClient = ReturnType<typeof octoClient>;
