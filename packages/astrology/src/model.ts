/**
 * The version of the calculation. We store it with every chart, vector and score, so we can recognize results of an older
 * version and compute them again. Change it whenever a weight, kernel or rule changes.
 * Source: docs/rules/matching-model.md, "Sources of the model".
 */
export const modelVersion = 'astro-1';
