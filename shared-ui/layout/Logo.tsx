/** The product's mark: an hour hand in the bowl of a P. Decorative; the name is next to it. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--p-brand-80)" />
      <path
        d="M10.5 24.2V16a6.85 6.85 0 1 1 6.85 6.85"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M17.35 11.8v4.4l2.9 2.3"
        fill="none"
        stroke="var(--p-brand-130)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
