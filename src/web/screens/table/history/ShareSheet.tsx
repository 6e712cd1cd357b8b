import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import { wholeLink } from '../../../shared/address.ts';
import { FileLink } from '../../../shared/components/FileLink.tsx';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { download } from '../../../shared/download.ts';
import { useWords } from '../../../shared/language.ts';
import { toServer } from '../../../shared/to-server.ts';
import { storyText } from './story.ts';
import { historyWords } from './words.ts';

/** Over plain http there is no clipboard API: try the old way, and leave the text selected to copy by hand. */
async function copied(field: HTMLTextAreaElement | HTMLInputElement): Promise<boolean> {
  field.select();
  const asked = navigator.clipboard?.writeText(field.value);
  const done = asked === undefined ? false : await asked.then(() => true).catch(() => false);
  return done || document.execCommand('copy');
}

export default function ShareSheet(props: { tournament: string; hand: HandToReplay; onClose: () => void }) {
  const { tournament, hand, onClose } = props;
  const t = useWords(historyWords);
  const [note, setNote] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const { table, number } = hand;
  const story = storyText(hand, t);
  const path = `/t/${tournament}/hands/${table}/${number}`;
  const name = `riffle-${tournament}-${table}-${number}`;
  const copy = async (field: HTMLTextAreaElement | HTMLInputElement | null): Promise<void> => {
    if (field !== null) setNote((await copied(field)) ? t.copied : t.notCopied);
  };
  return (
    <Sheet title={t.shareTitle} onClose={onClose}>
      <div className="share">
        <p className="dim">{t.shareNote}</p>
        <textarea className="field" ref={text} readOnly rows={9} aria-label={t.text} value={story} />
        <div className="choices">
          <button type="button" className="button act" onClick={() => void copy(text.current)}>
            <Copy size={20} aria-hidden="true" /> {t.copyText}
          </button>
          <button type="button" className="button" onClick={() => download(`${name}.txt`, story)}>
            <Download size={20} aria-hidden="true" /> {t.saveText}
          </button>
        </div>
        {/* What is on this device alone, nobody else can open. */}
        {!toServer().isLocal && (
          <input className="field" ref={link} readOnly aria-label={t.link} value={wholeLink(path)} />
        )}
        <div className="choices">
          {!toServer().isLocal && (
            <button type="button" className="button" onClick={() => void copy(link.current)}>
              <Copy size={20} aria-hidden="true" /> {t.copyLink}
            </button>
          )}
          <FileLink
            className="button"
            at={`/api/tournaments/${tournament}/hands/${table}/${number}.phh`}
            name={`${name}.phh`}
          >
            <Download size={20} aria-hidden="true" /> {t.savePhh}
          </FileLink>
        </div>
        <p role="status">{note}</p>
      </div>
    </Sheet>
  );
}
