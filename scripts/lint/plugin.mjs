/** The project's own lint rules, for what oxlint has no rule for. */
import { readonlyInterfaceMembers } from './readonly-interface-members.mjs';
import { textOfItsOwn } from './text-of-its-own.mjs';

export default {
  meta: { name: 'ascendant' },
  rules: { 'readonly-interface-members': readonlyInterfaceMembers, 'text-of-its-own': textOfItsOwn },
};
