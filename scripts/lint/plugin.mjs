/** The project's own lint rules, for what oxlint has no rule for. */
import { readonlyInterfaceMembers } from './readonly-interface-members.mjs';

export default {
  meta: { name: 'ascendant' },
  rules: { 'readonly-interface-members': readonlyInterfaceMembers },
};
