export default function Pages(_: { tournament?: string; page?: string }) {
  return null;
}
