const hours = Array.from({ length: 60 }, (_unused, minute) => minute);

/** The face of a clock as ticks, decoration only. */
export function TickRing({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {hours.map((minute) => (
        <line
          key={minute}
          y1={minute % 5 === 0 ? -84 : -89}
          y2={-96}
          stroke="currentColor"
          strokeOpacity={minute % 60 < 46 && minute > 4 ? 0.16 : 0.8}
          strokeWidth={1.6}
          strokeLinecap="round"
          transform={`rotate(${minute * 6})`}
        />
      ))}
    </svg>
  );
}
