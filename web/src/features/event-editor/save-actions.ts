import type { EventForm } from '@ascendant/contract/event-editor';
import type { Role } from '@ascendant/domain/person/roles';
import type { SaveAction } from './SaveBar';

/** The buttons of the form: what can be done with the event besides saving it depends on its state and the role. */
export function saveActions(
  event: Pick<EventForm, 'status' | 'transitions'> | null,
  role: Role,
): readonly SaveAction[] {
  const save = event === null || event.status === 'draft' ? 'Save as draft' : 'Save changes';
  const sends = role === 'admin' ? (['publish', 'approve'] as const) : (['request_review'] as const);
  const canSend = event === null || sends.some((transition) => event.transitions.includes(transition));
  return [{ goal: 'save', label: save }, ...(canSend ? [{ goal: 'send', label: sendLabel(role) } as const] : [])];
}

/** What the buttons that save are called. Source: specification 2, section 2 (Create New Adventure Event dialog and Edit Adventure Event dialog). */
export function sendLabel(role: Role): string {
  return role === 'admin' ? 'Publish' : 'Send to Review';
}
