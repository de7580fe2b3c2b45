import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ContentWriter, keptCharacters, useKeptContent } from './kept-content.tsx';

interface WordsProps {
  words: string;
  count: number;
  onPress?: () => void;
}

const written = vi.fn<(words: string) => void>();
function Words({ words, count, onPress }: WordsProps) {
  written(words);
  return (
    <button type="button" onClick={onPress}>
      {words} {count} &amp; <i>more</i>
    </button>
  );
}
function Box({ preloads = false, ...props }: WordsProps & { preloads?: boolean }) {
  return <p {...useKeptContent(Words, props, preloads)} />;
}
const served = (box: ReactElement) => renderToString(<ContentWriter value={renderToString}>{box}</ContentWriter>);

it('writes content once for the same props, and anew for others', () => {
  const first = served(<Box words="once" count={1} />);
  expect(first).toBe('<p><button type="button">once<!-- --> <!-- -->1<!-- --> &amp; <i>more</i></button></p>');
  expect([served(<Box words="once" count={1} />), written.mock.calls.length]).toEqual([first, 1]);
  expect(served(<Box words="once" count={2} />)).toContain('2');
  expect(written).toHaveBeenCalledTimes(2);
});

it('the browser takes it over without writing it anew, and its buttons work', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const pressed = vi.fn<() => void>();
  const box = <Box words="taken over" count={3} onPress={pressed} />;
  root.innerHTML = served(box);
  const button = root.querySelector('button');
  const wrong: unknown[] = [];
  const hydrated = await act(async () => hydrateRoot(root, box, { onRecoverableError: error => wrong.push(error) }));
  expect(wrong).toEqual([]);
  expect(root.querySelector('button')).toBe(button);
  button?.click();
  expect(pressed).toHaveBeenCalledOnce();
  await act(async () => hydrated.unmount());
  root.remove();
});

it('content with pictures to preload is written with its page', () => {
  written.mockClear();
  for (let page = 0; page < 2; page += 1) served(<Box words="preloaded" count={4} preloads />);
  expect(written).toHaveBeenCalledTimes(2);
});

it('keeps no more than its characters: addresses that nobody asks for twice fill no memory', () => {
  const filling = 'x'.repeat(keptCharacters / 8);
  const isKept = (count: number): boolean => {
    written.mockClear();
    served(<Box words={filling} count={count} />);
    return written.mock.calls.length === 0;
  };
  for (const count of [11, 12, 13]) expect(isKept(count)).toBe(false);
  for (const count of [11, 12, 13]) expect(isKept(count)).toBe(true);
  expect(isKept(14)).toBe(false);
  expect([isKept(14), isKept(11)]).toEqual([true, false]);
});
