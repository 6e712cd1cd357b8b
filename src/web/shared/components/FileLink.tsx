import type { MouseEvent, ReactNode } from 'react';
import { download } from '../download.ts';
import { toServer } from '../to-server.ts';

/** A file that the server makes; where there is none, the page asks for it and saves it itself. */
export function FileLink(props: { at: string; name: string; className?: string; children: ReactNode }) {
  const { at, name, className, children } = props;
  const save = (event: MouseEvent): void => {
    if (!toServer().isLocal) return;
    event.preventDefault();
    void toServer()
      .fetch(at)
      .then((response) => response.text())
      .then((text) => download(name, text));
  };
  return (
    <a className={className} href={at} download={name} onClick={save}>
      {children}
    </a>
  );
}
