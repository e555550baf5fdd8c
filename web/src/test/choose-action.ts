import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the menu of a row's other actions. @param of the row's name */
export async function openActions(of: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${of}` }));
}

/** Chooses one of a row's other actions in its menu. */
export async function chooseAction(of: string, label: string): Promise<void> {
  await openActions(of);
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

/** What the menu that's open offers. */
export function actionsOffered(): readonly string[] {
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}
