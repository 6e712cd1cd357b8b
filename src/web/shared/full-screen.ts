/** Into full screen, or out of it. The system may refuse; the page works without. */
export function fullScreen(): void {
  const { fullscreenElement, documentElement } = document;
  const done = fullscreenElement === null ? documentElement.requestFullscreen?.() : document.exitFullscreen();
  done?.catch(() => {});
}
