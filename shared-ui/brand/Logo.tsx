/** The product's mark: an hour hand in the bowl of a P. Decorative; the name stands beside it. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--p-brand-80)" />
      <path
        d="M10.8 22.6v-7.8a6.9 6.9 0 1 1 8.9 6.6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M17.6 11v4.2l2.3 2.6"
        fill="none"
        stroke="var(--p-brand-130)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
