import type { Material } from '../print/materials';
import type { Sheet } from '../print/sheet';

/** What distant hills are covered with: woods, dry grass, or bare rock. */
export function hillMaterial({ growth }: Sheet): Material {
  switch (growth.trees) {
    case 'none':
    case 'scrub':
      return 'rock';
    case 'acacia':
      return 'straw';
    case 'cypress':
      return 'leaf';
    default:
      return 'pine';
  }
}
