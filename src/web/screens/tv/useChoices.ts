import { useSyncExternalStore } from 'react';
import { type Choices, choices, onChoice } from '../../shared/tv-choices.ts';

export const useChoices = (): Choices => useSyncExternalStore(onChoice, choices);
