export interface UsedPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export function productionPackages(lock: unknown): readonly UsedPackage[];
export function isAccepted(used: Pick<UsedPackage, 'name' | 'licence'>): boolean;
export function noticesText(lock: unknown, root?: string): string;
