import { existsSync, readFileSync } from 'node:fs';

/** The firewalls of desktops, where they keep whether they are on, and how they let phones in. */
const FIREWALLS = [
  {
    on: () =>
      existsSync('/etc/ufw/ufw.conf') && /^ENABLED=yes/m.test(readFileSync('/etc/ufw/ufw.conf', 'utf8')),
    says: (port: number) => `ufw is on: let phones in with sudo ufw allow ${port}/tcp`,
  },
  {
    on: () => existsSync('/run/firewalld'),
    says: (port: number) =>
      `firewalld is on: let phones in with sudo firewall-cmd --add-port=${port}/tcp (and again with --permanent)`,
  },
];

/** No program can see its own firewall from inside, so this says where to look if phones find nothing. */
export function firewallHint(port: number, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32')
    return `if phones find nothing: let Riffle into private networks when Windows asks, or run netsh advfirewall firewall add rule name=Riffle dir=in action=allow protocol=TCP localport=${port}`;
  if (platform === 'darwin')
    return 'if phones find nothing: System Settings, Network, Firewall, Options, and allow incoming connections for Riffle';
  const on = FIREWALLS.find((each) => each.on());
  if (on !== undefined) return on.says(port);
  return `neither ufw nor firewalld is on; if phones find nothing, look whether the Wi-Fi keeps its guests apart`;
}
