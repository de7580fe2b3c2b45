const shapes = [
  'M12 2 20 12 12 22 4 12Z',
  'M2 20 9 6l4 8 3-5 6 11Z',
  'M4 4h16v4H4zM4 10h16v4H4zM4 16h16v4H4z',
  'M12 3a9 9 0 1 0 9 9h-9Z',
  'M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7Z',
  'M2 12 22 4l-8 16-3-6Z',
  'M2 8q5-6 10 0t10 0v4q-5 6-10 0t-10 0Z',
  'M12 2 20 20l-8-4-8 4Z',
];

/** A studio's mark. Its shape is derived from the id, so it is always the same. */
export function StudioMark({ id }: { id: string }) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[sum % shapes.length]} fill="currentColor" />
    </svg>
  );
}
