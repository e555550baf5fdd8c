/** A placeholder for the site's address in an email whose cause doesn't know it. Sending the email puts the real one in. */
export const laterSite = 'https://ascendant-site.invalid';

/** @param publicUrl the site's address, without a trailing slash */
export function withSite<Mail extends { readonly text: string; readonly html: string }>(
  mail: Mail,
  publicUrl: string,
): Mail {
  const { text, html } = mail;
  return { ...mail, text: text.replaceAll(laterSite, publicUrl), html: html.replaceAll(laterSite, publicUrl) };
}
