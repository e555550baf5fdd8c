/** A small turning ring for work that is under way. @param label said to screen readers; leave it out beside visible words */
export function Spinner({ label }: { readonly label?: string }) {
  if (label === undefined) return <span className="spin" aria-hidden="true" />;
  return (
    <output>
      <span className="spin" aria-hidden="true" />
      <span className="vh">{label}</span>
    </output>
  );
}
