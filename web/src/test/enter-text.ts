import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, at the end of what's there, as pasting does: for tests that aren't about typing. */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
