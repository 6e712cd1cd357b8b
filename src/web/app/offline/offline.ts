import { serverIsBack } from '../../shared/server-back.ts';
import { spoken } from '../../shared/spoken.ts';
import { setTheme } from '../../shared/theme.ts';
import { offlineWords } from './words.ts';

function element(tag: string, className: string, ...inside: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

/** What the worker shows while no server answers; it is all there is then, so it comes without React. */
async function show(): Promise<void> {
  setTheme();
  const language = spoken();
  document.documentElement.lang = language;
  const t = language === 'en' ? offlineWords.en : await offlineWords[language]();
  const retry = element('button', 'button act', t.retry);
  retry.addEventListener('click', () => window.location.reload());
  document
    .getElementById('root')!
    .append(
      element('p', 'brand title', 'Riffle'),
      element(
        'main',
        '',
        element('h1', 'title', t.title),
        element('p', '', t.says),
        ...t.todo.map((each) => element('p', '', each)),
        element('p', 'dim', t.waits),
        element('div', 'row', retry),
      ),
    );
  await serverIsBack();
  window.location.reload();
}

void show();
