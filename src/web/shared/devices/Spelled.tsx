import './spelled.css';

/** Six characters in two groups of three: easy to read out and to type. */
export const Spelled = ({ code }: { code: string }) => (
  <p className="spelled number">{code.replace(/^(.{3})(.{3})$/, '$1\u00a0$2')}</p>
);
