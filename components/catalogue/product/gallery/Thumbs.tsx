import { useMessages } from '../../../../client/intl/messages.js';
import { innerHtml } from '../../../../client/page/trustedTypes.js';
import { Picture } from '../../../ui/Picture.js';
import styles from './Gallery.module.css';

const THUMB_PX = 80;

/** What the name of a picture file says that it shows, such as `…-tread.webp`. */
const VIEW = /-(front|quarter|tread|label)\.\w+$/;

/** What a picture shows, otherwise its number. */
export function useView(): (image: string, place: number) => string {
  const t = useMessages();
  return (image, place) => t('product.view', { view: VIEW.exec(image)?.[1] ?? '', number: place + 1 });
}

interface ThumbsProps {
  images: readonly string[];
  drawing: string | null;
  /** Index of the visible picture. */
  shown: number;
  isDrawn: boolean;
  onShow: (place: number) => void;
}

/** A button for each picture. */
export function Thumbs({ images, drawing, shown, isDrawn, onShow }: ThumbsProps) {
  const t = useMessages();
  const viewOf = useView();
  return (
    <ul className={styles['thumbs']} aria-label={t('product.pictures')}>
      {[...images, drawing].map(
        (image, place) =>
          image !== null && (
            <li key={place}>
              <button
                type="button"
                className={styles['thumb']}
                aria-label={viewOf(image, place)}
                aria-pressed={place === shown}
                onClick={() => onShow(place)}
              >
                {place === images.length ? (
                  <span aria-hidden className={styles['small']} dangerouslySetInnerHTML={innerHtml(image)} />
                ) : (
                  isDrawn && (
                    <Picture src={image} alt="" widthPx={THUMB_PX} loading="eager" fetchPriority="low" />
                  )
                )}
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
