export default function Page({id}: {id:string}) {
  return <h1>product {id}</h1>;
}
