import { expect, it } from 'vitest';
import { stubPage } from '../../testing/stub-page.ts';
import { loadSupport } from './load-support.server.ts';

const snippets = [
  { id: 'other', content: '<p>Other</p>' },
  { id: 'support-before', content: '<p><a href="/fairness">Fairness</a></p>' },
];
const before = async (answer: unknown) => {
  const { page, asked } = stubPage({ '/api/cms/snippets': answer }, { locale: 'de' });
  return { before: (await loadSupport(page)).before, asked: asked.map(({ url }) => url) };
};

it("shows the operator's snippet on the support page, with links in the page's language [CALL-081] [ENTITY-017]", async () => {
  expect(await before(snippets)).toEqual({
    before: '<p><a href="/de/fairness">Fairness</a></p>',
    asked: ['/api/cms/snippets?l=de'],
  });
});

it('renders the support page without a snippet if there is none or it fails to load', async () => {
  expect((await before([])).before).toBeNull();
  expect((await before(500)).before).toBeNull();
});
