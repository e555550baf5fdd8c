import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * What a browser notes in its console although all is well: the answers that the specification itself asks for.
 * A 401 to the current-user read means signed out; a 404 to one's own feedback means that there is none.
 */
const answersToTheLetter = [
  { status: 401, url: /\/api\/user$/ },
  { status: 404, url: /\/api\/events\/\d+\/user-feedback$/ },
];

/** An answer that a test asks for on purpose. */
export interface ExpectedAnswer {
  readonly status: number;
  readonly url: RegExp;
}

/**
 * Listens to every page of a context.
 * @returns a list that grows: errors of the console (what the Content-Security-Policy stopped is one) and uncaught exceptions
 */
export function complaintsOf(context: BrowserContext, expected: readonly ExpectedAnswer[]): readonly string[] {
  const complaints: string[] = [];
  const known = [...answersToTheLetter, ...expected];
  context.on('console', (message) => {
    if (isComplaint(message) && !known.some((answer) => isAnswer(message, answer)))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => complaints.push(String(webError.error())));
  return complaints;
}

/** Tests that take the network away expect that nothing comes through. */
function isWithoutNetwork(message: ConsoleMessage): boolean {
  return message.text().includes('net::ERR_INTERNET_DISCONNECTED');
}

function isComplaint(message: ConsoleMessage): boolean {
  if (isWithoutNetwork(message)) return false;
  return message.type() === 'error' || /content security policy|hydrat/i.test(message.text());
}

function isAnswer(message: ConsoleMessage, { status, url }: ExpectedAnswer): boolean {
  const isRefusal = message
    .text()
    .startsWith(`Failed to load resource: the server responded with a status of ${status}`);
  return isRefusal && url.test(message.location().url);
}
