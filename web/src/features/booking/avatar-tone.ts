const tones = ['pine', 'blue', 'violet', 'clay'] as const;

/** People beside each other are told apart by colour. */
export function avatarTone(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? 'pine';
}
