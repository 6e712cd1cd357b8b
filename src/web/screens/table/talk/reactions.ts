import { Award, CloudRain, Clover, Hand, HeartHandshake, type LucideIcon, ThumbsUp } from 'lucide-react';
import type { Reaction } from './hearing.ts';

export const ICONS: Readonly<Record<Reaction, LucideIcon>> = {
  'nice-hand': ThumbsUp,
  'well-played': Award,
  unlucky: CloudRain,
  thanks: HeartHandshake,
  'good-luck': Clover,
  hello: Hand,
};
export const REACTIONS = Object.keys(ICONS) as Reaction[];
