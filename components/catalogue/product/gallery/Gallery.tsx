import { memo, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../client/intl/messages.js';
import { useIsDrawn } from '../../../../client/page/useIsDrawn.js';
import { Icon } from '../../../ui/Icon.js';
import { Picture } from '../../../ui/Picture.js';
import { useLazy } from '../../../ui/hooks/useLazy.js';
import styles from './Gallery.module.css';
import { Thumbs, useView } from './Thumbs.js';
import { innerHtml } from '../../../../client/page/trustedTypes.js';

interface GalleryProps {
  images: string[];
  /** Picture of the selected variation, where it has one. */
  chosen: string | null;
  name: string;
  /** HTML of the size drawn to scale, which is the last picture. */
  drawing: string | null;
}

const loadZoom = () => import('./PictureZoom.js');
const MAIN_PX = 640;
const MAIN_SIZES = `(width < ${MAIN_PX}px) calc(100vw - 2rem), ${MAIN_PX}px`;

/**
 * The product's pictures in a scroll-snap row, operated by swipe, arrow keys or thumbnails. The selected variation's
 * picture comes first; on navigation the others follow it.
 */
export const Gallery = memo(function Gallery(props: GalleryProps) {
  const { images, chosen, name, drawing } = props;
  const t = useMessages();
  const viewOf = useView();
  const all = chosen === null ? images : [chosen, ...images.filter((image) => image !== chosen)];
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const isDrawn = useIsDrawn();
  const isRow = all.length > 1 || drawing !== null;
  const [isMeant, setIsMeant] = useState(false);
  const [isZoomed, setIsZoomed] = useState(false);
  const zoom = useLazy(isMeant || isZoomed, loadZoom);

  const last = useRef(chosen);
  useLayoutEffect(() => {
    // Not at first, because scrolling lays out the page.
    if (strip.current !== null && last.current !== chosen) strip.current.scrollLeft = 0;
    last.current = chosen;
  }, [chosen]);

  const show = (place: number) => {
    const element = strip.current;
    const picture = element?.children[place];
    if (element === null || !(picture instanceof HTMLElement)) return;
    element.scrollTo({ left: picture.offsetLeft });
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setShown(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)));

  return (
    <div className={styles['gallery']}>
      <div className={styles['stage']}>
        <ul
          ref={strip}
          className={styles['strip']}
          {...(isRow && { tabIndex: 0, 'aria-label': name, onScroll })}
        >
          {(isDrawn ? all : all.slice(0, 1)).map((image, place) => (
            <li key={image} className={styles['main']}>
              <Picture
                src={image}
                alt={t('product.view_of', { name, view: viewOf(image, place) })}
                widthPx={MAIN_PX}
                sizes={MAIN_SIZES}
                loading={place === 0 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : undefined}
              />
            </li>
          ))}
          {isDrawn && drawing !== null && (
            <li className={styles['drawing']} dangerouslySetInnerHTML={innerHtml(drawing)} />
          )}
        </ul>
        <ZoomButton onMeant={() => setIsMeant(true)} onZoom={() => setIsZoomed(true)} />
      </div>
      {zoom !== null && (
        <zoom.PictureZoom
          images={all}
          first={shown}
          drawing={drawing}
          name={name}
          isOpen={isZoomed}
          onClose={() => setIsZoomed(false)}
        />
      )}
      {isRow && <Thumbs images={all} {...{ drawing, shown, isDrawn }} onShow={show} />}
    </div>
  );
});

/** `onMeant`: the visitor is about to press it. */
function ZoomButton({ onMeant, onZoom }: { onMeant: () => void; onZoom: () => void }) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={styles['zoom']}
      aria-label={t('product.zoom')}
      data-tip={t('product.zoom')}
      onPointerEnter={onMeant}
      onFocus={onMeant}
      onClick={onZoom}
    >
      <Icon name="zoom-in" />
    </button>
  );
}
