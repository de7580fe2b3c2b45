const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The time played, shown on a dial with a full ring. */
export function PlayDial({ time, unit }: { time: string; unit: string }) {
  return (
    <span className="rcd__dial num" aria-hidden="true">
      <svg viewBox="0 0 120 120">
        <circle cx="60" cy="60" r="54" fill="none" stroke="var(--color-brand)" strokeWidth="5" />
        {ticks.map(turn => (
          <path
            key={turn}
            d="M60 14v6"
            stroke="var(--color-control)"
            strokeWidth="1.5"
            transform={`rotate(${turn} 60 60)`}
          />
        ))}
      </svg>
      <b>{time}</b>
      <small>{unit}</small>
    </span>
  );
}
