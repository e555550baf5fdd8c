/** How many seats are taken, as a bar and in numbers: '7 / 12'. */
export function PlacesBar({ taken, capacity }: { readonly taken: number; readonly capacity: number }) {
  return (
    <span className="nowrap">
      <svg className="sell" width="72" height="6" aria-hidden="true">
        <rect className="all" width="100%" height="6" />
        <rect className="sold" width={`${Math.min(100, (100 * taken) / capacity)}%`} height="6" />
      </svg>
      <span className="num">
        {taken} / {capacity}
      </span>
    </span>
  );
}
