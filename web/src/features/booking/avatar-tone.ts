const tones = ['pine', 'blue', 'violet', 'clay'] as const;

/** Neighbouring avatars get different colours. */
export function avatarTone(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? 'pine';
}
