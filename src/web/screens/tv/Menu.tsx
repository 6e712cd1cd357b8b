import { Maximize, Megaphone, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { fullScreen } from '../../shared/full-screen.ts';
import { useWords } from '../../shared/language.ts';
import { type Choices, choices, choose, LAYOUTS, THEMES } from '../../shared/tv-choices.ts';
import { useBells } from './bells.ts';
import { useChoices } from './useChoices.ts';
import { tvWords } from './words.ts';

/** How long the menu stays without a movement. */
const STAYS_MS = 5000;

/** The keys of a TV's keyboard or remote control. */
function pressed(key: string): boolean {
  const layout = LAYOUTS[Number(key) - 1];
  if (layout !== undefined) choose({ layout });
  else if (key === 't') choose({ theme: THEMES[(THEMES.indexOf(choices().theme) + 1) % THEMES.length]! });
  else if (key === 's') choose({ sound: choices().sound === 'on' ? 'off' : 'on' });
  else if (key === 'f') fullScreen();
  else return false;
  return true;
}

/** Whether the mouse was just moved or the screen touched. */
function useStirred(): boolean {
  const [stirred, setStirred] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = (): void => {
      setStirred(true);
      clearTimeout(timer);
      timer = setTimeout(() => setStirred(false), STAYS_MS);
    };
    const keyed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (!ctrlKey && !metaKey && !altKey) pressed(key.toLowerCase());
      stir();
    };
    for (const event of ['pointermove', 'pointerdown', 'focusin']) window.addEventListener(event, stir);
    window.addEventListener('keydown', keyed);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointermove', 'pointerdown', 'focusin']) window.removeEventListener(event, stir);
      window.removeEventListener('keydown', keyed);
    };
  }, []);
  return stirred;
}

function Group<Name extends string>(props: {
  title: string;
  all: readonly Name[];
  names: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}) {
  const { title, all, names, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="unseen">{title}</legend>
      {all.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}

function Toggle(props: { icon: ReactNode; says: string; onTap: () => void }) {
  return (
    <button type="button" className="button" onClick={props.onTap}>
      {props.icon} {props.says}
    </button>
  );
}

/** The TV's settings: shown when the mouse moves or the screen is touched, hidden after a while. */
export function Menu({ quiet }: { quiet: boolean }) {
  const t = useWords(tvWords);
  const chosen = useChoices();
  const stirred = useStirred();
  const { blocked } = useBells(chosen.sound === 'on');
  if (stirred) return <Choosing chosen={chosen} />;
  // Asks once before play starts; later only when the menu is shown.
  const ask = chosen.sound === 'unasked' && quiet;
  if (!ask && !blocked) return null;
  return (
    <div className="tv-sound">
      <Toggle
        icon={<Volume2 size={20} aria-hidden="true" />}
        says={blocked ? t.tapForSound : t.soundOn}
        onTap={() => choose({ sound: 'on' })}
      />
    </div>
  );
}

function Choosing({ chosen: { layout, theme, sound, voice } }: { chosen: Choices }) {
  const t = useWords(tvWords);
  const on = sound === 'on';
  return (
    <nav className="tv-menu" aria-label={t.menu}>
      <Group
        title={t.layout}
        all={LAYOUTS}
        names={t.layouts}
        chosen={layout}
        onChoose={(name) => choose({ layout: name })}
      />
      <Group
        title={t.theme}
        all={THEMES}
        names={t.themes}
        chosen={theme}
        onChoose={(name) => choose({ theme: name })}
      />
      <fieldset>
        <legend className="unseen">{t.sound}</legend>
        <Toggle
          icon={on ? <VolumeX size={20} aria-hidden="true" /> : <Volume2 size={20} aria-hidden="true" />}
          says={on ? t.soundOff : t.soundOn}
          onTap={() => choose({ sound: on ? 'off' : 'on' })}
        />
        <Toggle
          icon={<Megaphone size={20} aria-hidden="true" />}
          says={voice === 'on' ? t.voiceOff : t.voiceOn}
          onTap={() => choose({ voice: voice === 'on' ? 'off' : 'on' })}
        />
        <Toggle icon={<Maximize size={20} aria-hidden="true" />} says={t.fullScreen} onTap={fullScreen} />
      </fieldset>
    </nav>
  );
}
