import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Go } from './Go.tsx';
import './back.css';

/** The way out of a page, above its title. */
export const Back = ({ to = '/', children }: { to?: string; children: ReactNode }) => (
  <Go to={to} className="back">
    <ArrowLeft size={20} aria-hidden="true" /> {children}
  </Go>
);
