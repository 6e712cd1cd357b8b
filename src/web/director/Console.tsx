export default function Console(_: { tournament?: string; page?: string }) {
  return null;
}
