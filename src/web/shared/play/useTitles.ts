import { useEffect, useState } from 'react';
import type { RulebookFile } from '../../../rulebooks/rulebook.ts';
import { rulebookWords } from '../api/api.ts';
import { useLanguage } from '../language.ts';

type Named = Pick<RulebookFile, 'id' | 'words'>;

/** The titles of the rulebooks by their ids; none until the server has sent them. */
export function useTitles(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const [books, setBooks] = useState<readonly Named[]>([]);
  useEffect(() => {
    void rulebookWords().then((reply) => {
      if ('ok' in reply) setBooks(reply.ok.rulebooks);
    });
  }, []);
  return new Map(books.map(({ id, words }) => [id, words[language].title]));
}
