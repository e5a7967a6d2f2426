export default function Page(props: object) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>;
}
