import type { ReactNode } from 'react';
import { Go } from './Go.tsx';
import './privacy-link.css';

/** Beside fields for names: what becomes of them. */
export const PrivacyLink = ({ children }: { children: ReactNode }) => (
  <Go to="/privacy" className="to-privacy">
    {children}
  </Go>
);
