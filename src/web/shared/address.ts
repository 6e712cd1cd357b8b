/**
 * Where a page is within Riffle. A server answers every address, so there it is the browser's own. A site of plain files has
 * one page, wherever it lies, and says so; there the address is behind the #.
 */
const isBehindHash = (): boolean => document.documentElement.dataset.address === 'hash';

const address = (): URL =>
  isBehindHash()
    ? new URL(window.location.hash.slice(1) || '/', window.location.origin)
    : new URL(window.location.href);

export const currentPath = (): string => address().pathname;
export const currentSearch = (): string => address().search;
/** What is behind the # of an address, which browsers send to nobody. */
export const currentFragment = (): string => address().hash.slice(1);

/** An address within Riffle as a link has it. */
export const linkTo = (path: string): string => (isBehindHash() ? `#${path}` : path);

/** The same as others can open it. */
export const wholeLink = (path: string): string =>
  isBehindHash() ? `${window.location.href.replace(/#.*/, '')}#${path}` : `${window.location.origin}${path}`;

/** Says something else of the same page, without an entry in the history. */
export const readdress = (path: string): void => window.history.replaceState(null, '', linkTo(path));
