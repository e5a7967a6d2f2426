import type { ReactNode } from 'react';
import { classNames } from '../../../components/ui/classNames.js';
import styles from './CompareTable.module.css';

interface RowProps {
  name: ReactNode;
  id: string;
  columnIds: readonly string[];
  /** Draws the value of a product. */
  draw: (place: number) => ReactNode;
  className?: string | undefined;
}

/** A property of the compared products. */
export function Row({ name, id, columnIds, draw, className }: RowProps) {
  return (
    <tr className={classNames(styles['row'], className)}>
      <th id={id} scope="row">
        <span className={styles['label']}>{name}</span>
      </th>
      {columnIds.map((columnId, place) => (
        <td key={columnId} headers={`${id} ${columnId}`}>
          {draw(place)}
        </td>
      ))}
    </tr>
  );
}
