/** The sign of points. It is decorative, because the number next to it is named. */
export function Coin({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="10" cy="10" r="9" fill="#f1ce80" />
      <circle cx="10" cy="10" r="9" fill="none" stroke="#b57f33" strokeWidth="1.5" />
      <path d="m10 4.6 3.4 5.4-3.4 5.4L6.6 10Z" fill="#7a4c14" />
    </svg>
  );
}
