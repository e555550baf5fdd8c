/** The person a chart belongs to. */
export interface ChartOwner {
  readonly kind: 'user' | 'dependent';
  readonly id: number;
}
