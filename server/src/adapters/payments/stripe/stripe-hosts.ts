const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'] as const;

/** Where Stripe's script, frames and calls are. Source: Stripe documentation, docs.stripe.com/security/guide, Content security policy. */
export const stripeHosts = {
  scripts,
  frames: [...scripts, 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;
