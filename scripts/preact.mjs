/** Screens are written for React and run on Preact, which takes a tenth of the line (docs/decisions/0016-preact.md). */
export const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  react: 'preact/compat',
};
