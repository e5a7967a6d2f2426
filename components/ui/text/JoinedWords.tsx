import { Fragment } from 'react';
import { useMessages } from '../../../client/intl/messages.js';

/** Joined parts of an address, each bidi-isolated so that a Latin part does not reorder the others. */
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
