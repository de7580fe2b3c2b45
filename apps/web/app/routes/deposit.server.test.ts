import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext, type PageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './deposit.tsx';

it.each([
  ['', '/deposit', '/deposit'],
  ['', '/deposit?step=2&method=card', '/deposit?step=2&method=card'],
  ['/guest', '/guest/de/deposit?step=2', '/guest/de/deposit?step=2'],
] as const)(
  'sends a guest from the deposit page to registration and back, keeping the query: %s%s [GUARD-001]',
  async (base, path, back) => {
    const context = new RouterContextProvider();
    const place: Partial<PageContext> = base ? { base, locale: 'de' } : {};
    context.set(pageContext, stubPage({}, place).page);
    const args = { context, params: {}, url: new URL(`https://site.example${path}`) };
    const thrown: unknown = await loader(args as unknown as Parameters<typeof loader>[0]).catch(
      (error: unknown) => error,
    );
    expect((thrown as Response).headers.get('location')).toBe(`/sign-up?${new URLSearchParams({ redirect: back })}`);
  },
);
