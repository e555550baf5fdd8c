import type { EmbedTheme } from '@ascendant/domain/event/embed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationContext } from '../../application/application-context';
import { AppError } from '../../errors/app-error';
import { outcomeOf } from '../../http/error-body';
import { recordBug, sayRetryAfter } from '../../http/error-handler';
import { sharedSeconds } from '../../http/moments';
import type { Config } from '../../settings/config';
import { events } from '../events/events.module';
import { embedNotice, embedPage } from './embed-page';
import { accentStyle, styleHash, siteStyles } from './site-styles';

/** For site owners, who see it where their events should be. */
const pasteAgain = 'Copy the code again from the Embed page of your organizer account.';
/** How long another site's visitors may see a page that was read before. */
const embedSeconds = 30;
const failed = 'Failed to load events. Please try again later.';

/** What a frame shows. */
export interface Shown {
  readonly status: number;
  readonly title: string;
  readonly body: string;
  readonly choice?: { readonly theme?: EmbedTheme | undefined; readonly accent?: string | undefined };
  /** Scripts besides that of every frame, by their paths. */
  readonly scripts?: readonly string[];
}

/** Sends the pages that other sites may frame: what they show, or why they can't, under a policy of their own. */
export function embedSender(context: ApplicationContext) {
  const { config } = context;
  const styles = siteStyles();
  return async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Shown>) => {
    const { status, title, body, choice, scripts } = await make().catch(async (thrown: unknown): Promise<Shown> => {
      const { error, isBug } = outcomeOf(thrown);
      if (isBug) await recordBug(context, request, thrown);
      sayRetryAfter(reply, error);
      return { status: error.status, title: 'Events', body: embedNotice(failed) };
    });
    const style = accentStyle(choice?.accent);
    const page = { title, body, scripts, site: config.publicUrl, theme: choice?.theme, accentStyle: style };
    return reply
      .status(status)
      .removeHeader('x-frame-options')
      .header('content-security-policy', embedPolicy(config, styleHash(style)))
      .header('cache-control', status === 200 ? `public, max-age=${sharedSeconds(embedSeconds)}` : 'no-store')
      .type('text/html; charset=utf-8')
      .send(embedPage({ ...page, styles: await styles }));
  };
}

/** Said to the site owner of parameters that aren't right. */
export function badParameters(problems: readonly string[]): Shown {
  const title = 'These events can’t be shown.';
  return { status: 400, title, body: embedNotice(title, [...problems, pasteAgain].join(' ')) };
}

/** @returns null for an event that isn't published, or doesn't exist: they look the same */
export async function publishedDetail(context: ApplicationContext, id: number) {
  try {
    const event = await events.eventDetail(context, id, null);
    return event.status === 'published' ? event : null;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'gone')) return null;
    throw error;
  }
}

/**
 * The policy of an embeddable page. It may load its own files and nothing else, and only the sites of EMBED_ORIGINS may frame it; any
 * site without that setting. Our own site may too, for the preview.
 * @param styleHash of the only style that's written in the page, for a chosen accent colour; null without one
 * Source: rules WEB-03 and WEB-04.
 */
function embedPolicy({ embedOrigins }: Pick<Config, 'embedOrigins'>, styleHash: string | null): string {
  const framers = embedOrigins.length === 0 ? '*' : ["'self'", ...embedOrigins].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash === null ? '' : ` '${styleHash}'`}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
