import { useState } from 'react';
import { useWords } from '../../client/words.js';

export default function Page({ greeting }: { greeting: string }) {
  const t = useWords();
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{greeting} {t('egp')} {count} <a href="/product/simple/2">p</a></button>;
}
