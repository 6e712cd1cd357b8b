import { useSyncExternalStore } from 'react';
import { type Choices, choices, onChoice } from './choices.ts';

export const useChoices = (): Choices => useSyncExternalStore(onChoice, choices);
