import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../client/intl/messages.js';
import { optimisedImage } from '../../../../domain/core/pictures.js';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { Ltr } from '../../../ui/text/Ltr.js';
import styles from './PictureZoom.module.css';
import { innerHtml } from '../../../../client/page/trustedTypes.js';

interface PictureZoomProps {
  /** Undefined: the drawing. */
  src: string | undefined;
  /** HTML. */
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

/** A full-screen picture viewer; zooms by buttons, the plus and minus keys or pinch. */
export function PictureZoom({ src, drawing, name, isOpen, onClose }: PictureZoomProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={name} from="everywhere">
      <Enlarged src={src} drawing={drawing} name={name} />
    </Dialog>
  );
}

/** Mounted for each opening of the dialog, so that it starts at the initial scale. */
function Enlarged({ src, drawing, name }: Pick<PictureZoomProps, 'src' | 'drawing' | 'name'>) {
  const t = useMessages();
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] ?? 1;
  const scale = { '--zoom': zoom } as CSSProperties;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.firstElementChild?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [step]);
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
          <img className={styles['picture']} src={optimisedImage(src, PICTURE_PX)} alt={name} style={scale} />
        )}
      </div>
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
