const tones = ['a', 'c', 'b', 'd'] as const;

/** People beside each other are told apart by colour. */
export function avatarTone(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? 'a';
}
