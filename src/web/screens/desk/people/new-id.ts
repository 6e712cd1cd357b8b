/** The id of somebody new. */
export const newId = (): string =>
  `p${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36)).join('')}`;
