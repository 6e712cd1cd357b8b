import type { Work } from '../server/site/planning.ts';
import { worked } from '../server/site/planning-work.ts';

self.onmessage = ({ data }: MessageEvent<Work>) => self.postMessage(worked(data));
