export const de: Readonly<Record<string, string>> = {
  white: 'Weiß',
  red: 'Rot',
  green: 'Grün',
  black: 'Schwarz',
  blue: 'Blau',
  purple: 'Lila',
  yellow: 'Gelb',
  orange: 'Orange',
  pink: 'Rosa',
  grey: 'Grau',
  other: 'Andere',
};
