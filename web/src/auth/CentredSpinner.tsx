/** What a guarded page shows while it is not known who is here. */
export function CentredSpinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <output className="centre">
      <span className="spin" aria-hidden="true" />
      <span className="vh">{label}</span>
    </output>
  );
}
