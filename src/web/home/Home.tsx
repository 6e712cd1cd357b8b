export default function Home(_: { tournament?: string; page?: string }) {
  return null;
}
