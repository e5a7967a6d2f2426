import { Fragment } from 'react';
import { useMessages } from '../../../client/intl/messages.js';

/** Parts of an address in a row; each keeps its own direction, so that a Latin one does not turn the others round. */
export function JoinedWords({ words }: { words: readonly string[] }) {
  const t = useMessages();
  const given = words.filter((word) => word.trim() !== '');
  return given.map((word, place) => (
    <Fragment key={place}>
      {place > 0 && t('list.comma')}
      <bdi>{word}</bdi>
    </Fragment>
  ));
}
