export default function Phone(_: { tournament?: string; page?: string }) {
  return null;
}
