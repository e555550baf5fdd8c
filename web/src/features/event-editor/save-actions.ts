import type { EventForm } from '@ascendant/contract/event-editor';
import type { Role } from '@ascendant/domain/person/roles';
import { sendLabel } from './save-messages';
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
