/** The headers of a webhook, as Node reads them. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;
