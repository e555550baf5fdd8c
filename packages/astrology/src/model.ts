/**
 * Name of the calculation. Stored with every chart, vector and score, so that results of an older calculation are
 * recognised and computed again. Any change of a weight, kernel or rule changes it.
 * Source: docs/rules/matching-model.md, "Sources of the model".
 */
export const modelVersion = 'astro-1';
