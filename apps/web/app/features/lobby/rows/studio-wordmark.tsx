/** A studio's wordmark for dark surfaces. If there is no picture, its title is shown in place of it. */
export function StudioWordmark({ id, title, early }: { id: string; title: string; early?: boolean }) {
  return (
    <img
      className="studio-wordmark"
      src={`/pictures/wordmark/${id}.svg`}
      width={240}
      height={72}
      alt={title}
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
