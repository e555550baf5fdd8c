import { z } from 'zod';
import { problemsOf, type EditFacts } from './event-problems';
import type { EventValues } from './event-values';

/** The rules of an event as the form is checked by them: each problem at its control. @param facts what they depend on besides the form */
export function eventCheck(facts: EditFacts): z.ZodType<EventValues, EventValues> {
  return z.custom<EventValues>().superRefine((values, context) => {
    for (const [name, message] of Object.entries(problemsOf(values, facts))) {
      context.addIssue({ code: 'custom', path: name.split('.'), message });
    }
  });
}
