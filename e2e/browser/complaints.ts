import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Replies that browsers log to the console although nothing is wrong, because the specification requires them.
 * A 401 to the current-user read means signed out.
 */
const answersToTheLetter = [{ status: 401, url: /\/api\/user$/ }];

/** A refusal that a test provokes on purpose. */
export interface ExpectedAnswer {
  readonly status: number;
  readonly url: RegExp;
}

/**
 * Listens to every page of a context.
 * @param hasServiceWorker whether its pages may have one
 * @returns a growing list of console errors (including Content-Security-Policy violations) and uncaught exceptions
 */
export function complaintsOf(
  context: BrowserContext,
  expected: readonly ExpectedAnswer[],
  hasServiceWorker = false,
): readonly string[] {
  const complaints: string[] = [];
  const known = [...answersToTheLetter, ...expected];
  context.on('console', (message) => {
    if (isComplaint(message, hasServiceWorker) && !known.some((answer) => isAnswer(message, answer)))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => complaints.push(String(webError.error())));
  return complaints;
}

/** Tests that go offline expect requests to fail. A service worker doesn't pass on why one did. */
function isWithoutNetwork(message: ConsoleMessage, hasServiceWorker: boolean): boolean {
  const text = message.text();
  return text.includes('net::ERR_INTERNET_DISCONNECTED') || (hasServiceWorker && text.includes('net::ERR_FAILED'));
}

function isComplaint(message: ConsoleMessage, hasServiceWorker: boolean): boolean {
  if (isWithoutNetwork(message, hasServiceWorker)) return false;
  return message.type() === 'error' || /content security policy|hydrat/i.test(message.text());
}

function isAnswer(message: ConsoleMessage, { status, url }: ExpectedAnswer): boolean {
  const isRefusal = message
    .text()
    .startsWith(`Failed to load resource: the server responded with a status of ${status}`);
  return isRefusal && url.test(message.location().url);
}
