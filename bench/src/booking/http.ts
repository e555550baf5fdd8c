import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

type Body = Readonly<Record<string, unknown>>;

/** Sends POST requests to one site over keep-alive connections, as browsers do. */
export interface Http {
  /**
   * @returns the body; null for 503, which means that the queue is full
   * @throws RangeError for any other status than 200
   */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Body | null>;
  close(): void;
}

/** @param connections the maximum number of connections */
export function httpTo(site: string, connections: number): Http {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: async (path, body, headers = {}) => {
      const options = { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } };
      const response = await answerTo(() => request(site + path, options).end(JSON.stringify(body)));
      const heard = (await json(response)) as Body;
      if (response.statusCode === 503) return null;
      if (response.statusCode !== 200) throw new RangeError(`${path} ${response.statusCode} ${JSON.stringify(heard)}`);
      return heard;
    },
    close: () => agent.destroy(),
  };
}

/** The server can close an idle connection just when it's used again. Then another one is used. */
async function answerTo(send: () => ClientRequest): Promise<IncomingMessage> {
  for (;;) {
    const sent = send();
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return response;
    } catch (error) {
      if (!sent.reusedSocket) throw error;
    }
  }
}
