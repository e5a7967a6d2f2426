import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../client/intl/messages.js';
import { optimisedImage } from '../../../../domain/core/pictures.js';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { Ltr } from '../../../ui/text/Ltr.js';
import styles from './PictureZoom.module.css';
import { Thumbs, useView } from './Thumbs.js';
import { innerHtml } from '../../../../client/page/trustedTypes.js';

interface PictureZoomProps {
  images: readonly string[];
  /** Index of the picture that is shown at first. */
  first: number;
  /** HTML; it is the last picture. */
  drawing: string | null;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

const PICTURE_PX = 1536;
/** Scale factors relative to fitting the window. */
const STEPS = [1, 1.5, 2, 3] as const;
const LAST_STEP = STEPS.length - 1;
/** Keys that change the scale, as a function of the current step. */
const KEYS: Record<string, (step: number) => number> = {
  '+': (step) => step + 1,
  '=': (step) => step + 1,
  '-': (step) => step - 1,
  '0': () => 0,
};

/** A full-screen viewer of a product's pictures; zooms by buttons, the plus and minus keys or pinch. */
export function PictureZoom({ isOpen, onClose, ...pictures }: PictureZoomProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={pictures.name} from="everywhere">
      <Enlarged {...pictures} />
    </Dialog>
  );
}

/** Mounted for each opening of the dialog, so that it starts with the picture that the page shows. */
function Enlarged({ images, first, drawing, name }: Omit<PictureZoomProps, 'isOpen' | 'onClose'>) {
  const t = useMessages();
  const viewOf = useView();
  const [shown, setShown] = useState(first);
  const [step, setStep] = useState(0);
  const { [shown]: src } = images;
  const zoom = STEPS[step] ?? 1;
  const scale = { '--zoom': zoom };
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.firstElementChild?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [shown, step]);
  const show = (place: number) => {
    setShown(place);
    setStep(0);
  };
  const go = (wanted: number) => {
    const next = Math.max(0, Math.min(LAST_STEP, wanted));
    setStep(next);
    // Disabling the focused button would drop the focus.
    if (next === 0 || next === LAST_STEP) frame.current?.focus();
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const next = KEYS[key];
    // With these modifiers the browser zooms the page.
    if (next !== undefined && !ctrlKey && !metaKey) go(next(step));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work on whatever has the focus in it
    <div className={styles['zoom']} onKeyDown={onKeyDown}>
      {/* A scrollable region must be focusable for the arrow keys to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} className={styles['frame']} role="group" tabIndex={0} aria-label={name} data-autofocus>
        {src === undefined ? (
          <div
            className={styles['drawing']}
            style={scale}
            dangerouslySetInnerHTML={innerHtml(drawing ?? '')}
          />
        ) : (
          <img
            className={styles['picture']}
            src={optimisedImage(src, PICTURE_PX)}
            alt={t('product.view_of', { name, view: viewOf(src, shown) })}
            style={scale}
          />
        )}
      </div>
      {(images.length > 1 || drawing !== null) && (
        <div className={styles['thumbs']}>
          <Thumbs images={images} drawing={drawing} shown={shown} isDrawn onShow={show} />
        </div>
      )}
      <div className={styles['controls']}>
        <Button variant="secondary" icon="minus" disabled={step === 0} onClick={() => go(step - 1)}>
          {t('zoom.out')}
        </Button>
        <Ltr>{zoom * 100}%</Ltr>
        <Button variant="secondary" icon="plus" disabled={step === LAST_STEP} onClick={() => go(step + 1)}>
          {t('zoom.in')}
        </Button>
      </div>
    </div>
  );
}
