import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.ts';
import { useLayer } from '../layers.ts';
import { componentWords } from './words.ts';
import './sheet.css';

/** Slides up from below on a phone, opens in the middle of a laptop; Escape, Back and a tap outside close it. */
export function Sheet(props: {
  title: string;
  paper?: boolean;
  full?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, paper = false, full = false, onClose, children } = props;
  const t = useWords(componentWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, onClose);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // A tap on the dialog itself is outside its content; Escape does the same from the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={`sheet ${paper ? 'paper' : ''} ${full ? 'full' : ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="inside">
        <header>
          <h2 className={paper ? 'title' : ''}>{title}</h2>
          <button type="button" className="button bare" aria-label={t.close} onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
