/** Vibrates where the device can; before the first tap browsers forbid it and report an error. */
export function vibrate(...pattern: number[]): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
}
