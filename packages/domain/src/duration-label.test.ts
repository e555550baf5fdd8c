import { describe, expect, it } from 'vitest';
import { hoursLabel, minutesLabel } from './duration-label';

describe('durations in a sentence', () => {
  it('say one in the singular', () => {
    expect([minutesLabel(1), hoursLabel(1)]).toEqual(['1 minute', '1 hour']);
  });

  it('say everything else in the plural', () => {
    expect([minutesLabel(15), hoursLabel(24)]).toEqual(['15 minutes', '24 hours']);
  });
});
