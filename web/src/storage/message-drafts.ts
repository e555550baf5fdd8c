import { tabStorage } from './browser-storage';

/** A message of a conversation that's typed and not sent yet. It lasts as long as the tab, and is cleared at sign-out. */
const prefix = 'message-draft:';

export function readMessageDraft(conversationId: number): string {
  return tabStorage.read(`${prefix}${conversationId}`) ?? '';
}

/** Stores it if there's room. */
export function storeMessageDraft(conversationId: number, text: string): void {
  if (text === '') return tabStorage.remove(`${prefix}${conversationId}`);
  tabStorage.tryWrite(`${prefix}${conversationId}`, text);
}

export function clearMessageDrafts(): void {
  for (const key of tabStorage.keysOf(prefix)) tabStorage.remove(key);
}
