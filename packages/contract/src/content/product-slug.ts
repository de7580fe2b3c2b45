/** The slug in the addresses of a brand's own promotion pages, unless its `brand-config.json` names another. */
export const defaultProduct = 'rocket';

/** Promotion pages whose address starts with the brand's slug, such as `/rocket-wheel` [PROUTE-016]. */
const productPages = ['wheel', 'vipclub', 'adventure'] as const;
type ProductPage = (typeof productPages)[number];

/** Whether an operator can use a text as the slug. `rocketmart` is taken: `/rocketmart-wheel` is another page. */
export const isProduct = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text !== 'rocketmart';

export const productPath = (product: string, page: ProductPage): string => `${product}-${page}`;

export const isProductPath = (path: string, product: string): boolean =>
  productPages.some(page => path === productPath(product, page));

/** The path with the brand's slug in place of the default one; other paths stay as they are. */
export const pathOfProduct = (path: string, product: string): string =>
  isProductPath(path, defaultProduct) ? product + path.slice(defaultProduct.length) : path;
