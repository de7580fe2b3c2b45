import { describe, expect, it } from 'vitest';
import { mxssCorpus } from './mxss-corpus.ts';
import { allowedAttributes, allowedClasses, allowedTags, sanitise, sectionsOf, textOf } from './sanitise.ts';

const inert = document.implementation.createHTMLDocument('');

/** Parses HTML as a browser does when it displays it. */
function parse(html: string): HTMLElement {
  const place = inert.createElement('div');
  place.innerHTML = html;
  return place;
}

const attributesOf: Record<string, readonly string[]> = allowedAttributes;
const safeLink = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Everything a browser would find in this HTML that is not on the allowlist. */
function faultsOf(html: string): string[] {
  const place = parse(html);
  const comments = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  return [
    ...(comments.nextNode() === null ? [] : ['a comment']),
    ...[...place.querySelectorAll('*')].flatMap(element => {
      const tag = element.tagName.toLowerCase();
      const faults: string[] = [];
      if (!allowedTags.some(allowed => allowed === tag)) faults.push(`element ${tag}`);
      if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`${tag} of another namespace`);
      for (const { name, value } of element.attributes) {
        if (!attributesOf[tag]?.includes(name)) faults.push(`attribute ${tag} ${name}`);
        if (name === 'href' && !safeLink.test(value)) faults.push(`address ${value}`);
        if (name === 'id' && !/^section-\d+$/.test(value)) faults.push(`id ${value}`);
        if (name === 'class' && value.split(' ').some(one => !allowedClasses.some(allowed => allowed === one)))
          faults.push(`class ${value}`);
      }
      if (tag === 'a' && element.getAttribute('rel') !== 'noopener') faults.push('a link without rel');
      return faults;
    }),
  ];
}

/**
 * The payloads that are still dangerous after `clean`. A test below proves that this detects a sanitiser that does
 * nothing.
 */
const dangersLeftBy = (clean: (html: string) => string): string[] =>
  mxssCorpus.filter(payload => faultsOf(clean(payload)).length > 0);

describe('the sanitiser', () => {
  it('the sanitiser removes everything from every payload that a browser would run, load or apply as style [A31] [A30]', () => {
    for (const payload of mxssCorpus) expect(faultsOf(sanitise(payload)), payload).toEqual([]);
    expect(dangersLeftBy(sanitise)).toEqual([]);
  });

  it('without the sanitiser, the checks detect every payload as dangerous', () => {
    expect(dangersLeftBy(html => html)).toEqual([...mxssCorpus]);
  });

  it('the sanitiser is not defeated by wrapping a payload in another element or by breaking tags apart [A31]', () => {
    const wrappers = ['math', 'svg', 'noscript', 'xmp', 'iframe', 'template', 'select', 'table', 'p', 'blockquote'];
    for (const payload of mxssCorpus) {
      for (const wrapper of wrappers) {
        expect(faultsOf(sanitise(`<${wrapper}>${payload}</${wrapper}>`)), `${wrapper} ${payload}`).toEqual([]);
        expect(faultsOf(sanitise(`<${wrapper}>${payload}`)), `${wrapper}, open, ${payload}`).toEqual([]);
        expect(faultsOf(sanitise(payload.replace('<', `<${wrapper}<`))), `${wrapper}< ${payload}`).toEqual([]);
      }
    }
  });

  it('sanitised HTML does not change when a browser re-parses it or when it is sanitised again [A31]', () => {
    for (const payload of mxssCorpus.flatMap(each => [each, each + each])) {
      const once = sanitise(payload);
      expect(sanitise(once), payload).toBe(once);
      const written = parse(once).innerHTML;
      expect(parse(written).innerHTML, payload).toBe(written);
      expect(faultsOf(written), payload).toEqual([]);
      expect(parse(sanitise(written)).innerHTML, payload).toBe(written);
    }
  });

  it('the sanitiser adds rel=noopener to every link and reduces links to forbidden addresses to their text [A31]', () => {
    expect(sanitise('<p><a href="https://house.example/?a=1&b=2" target="_blank">out</a></p>')).toBe(
      '<p><a href="https://house.example/?a=1&amp;b=2" rel="noopener">out</a></p>',
    );
    expect(sanitise('<a href="/fairness" rel="opener">in</a>')).toBe('<a href="/fairness" rel="noopener">in</a>');
    expect(sanitise('<a href="javascript:canary()">text stays</a>')).toBe('text stays');
  });

  it.each([
    'tel:+1 (800) 555-0142',
    'tel:030/1234.5678',
    'tel:+18005550142;ext=7',
    'mailto:help@house.example?subject=Two%20words',
    'https://house.example',
    'https://house.example/a+b/~c/%20d?e=ü&f[]=1#g',
    '/terms%20and%20conditions',
    '/a+b/~mine/über-uns',
    '/search?q=queen%27s&sort=new;x=(1),2!*@:$',
    '#über-uns',
  ])('the sanitiser keeps a link to %s as it was written', href => {
    const link = parse(sanitise(`<a href="${href}">x</a>`)).querySelector('a');
    expect(link?.getAttribute('href')).toBe(href);
  });

  it.each([
    '//evil.example',
    '/\\\\evil.example',
    '/\t/evil.example',
    '/a\nb',
    'tel:javascript:1',
    'https://a\\b',
    'data:x',
    'http://a',
  ])('the sanitiser drops a link to %j', href => {
    expect(parse(sanitise(`<a href="${href}">x</a>`)).querySelector('a')).toBeNull();
  });

  it('the sanitiser leaves the permitted markup of a page unchanged', () => {
    const page =
      '<p class="lead">One &amp; two</p><table><thead><tr><th scope="col">A</th></tr></thead>' +
      '<tbody><tr><td>1 &lt; 2</td></tr></tbody></table><ul><li>x</li></ul><pre><code>a:b</code></pre>';
    expect(sanitise(page)).toBe(page);
  });
});

describe('sections of a page', () => {
  it('the sections of a page are its second-level headings, numbered in order', () => {
    const html = sanitise('<h2 id="mine">What <em>counts</em></h2><p>x</p><h1>You &amp; us</h1>');
    expect(html).toBe('<h2 id="section-1">What <em>counts</em></h2><p>x</p><h2 id="section-2">You &amp; us</h2>');
    expect(sectionsOf(html)).toEqual([
      { id: 'section-1', title: 'What counts' },
      { id: 'section-2', title: 'You & us' },
    ]);
  });

  it('textOf returns the visible text without elements', () => {
    expect(textOf('<p>One <a href="/x" rel="noopener">two</a></p><p>3 &lt; 4</p>')).toBe('One two 3 < 4');
  });
});
