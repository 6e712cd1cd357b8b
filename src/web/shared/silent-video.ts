/**
 * Plays a picture a second, with nothing on it, from memory: browsers leave the screen on while a video plays. Returns how to
 * stop it.
 */
export function playSilently(): () => void {
  const canvas = document.createElement('canvas');
  if (!('captureStream' in canvas)) return () => {};
  canvas.width = canvas.height = 2;
  const paint = canvas.getContext('2d');
  const timer = setInterval(() => paint?.fillRect(0, 0, 2, 2), 1000);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = canvas.captureStream(1);
  video.setAttribute('aria-hidden', 'true');
  // In the page and not hidden, or it would not count.
  Object.assign(video.style, { position: 'fixed', right: '0', bottom: '0', width: '1px', height: '1px' });
  document.body.append(video);
  // A browser may want a touch first; then the next one starts it.
  const play = (): void =>
    void video.play().catch(() => window.addEventListener('pointerdown', play, { once: true }));
  play();
  return () => {
    clearInterval(timer);
    window.removeEventListener('pointerdown', play);
    video.srcObject = null;
    video.remove();
  };
}
