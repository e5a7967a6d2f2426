import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { SLIDER_ARROWS_ABOVE, SLIDER_AUTOPLAY_MS, SLIDER_SLIDES } from '../../../domain/core/limits.js';
import { atLeast, useMedia } from '../../ui/hooks/useMedia.js';
import { Icon } from '../../ui/Icon.js';
import styles from './ProductSlider.module.css';
import { startSlider } from './startSlider.js';

interface SliderControlsProps {
  /** The list of slides. */
  track: RefObject<HTMLElement | null>;
  count: number;
  isRtl: boolean;
  /** Called when the carousel has started or ended. */
  onLive: (isLive: boolean) => void;
}

const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** Makes a row of slides loop and autoplay, with its buttons. Loaded near the viewport. */
export function SliderControls({ track, count, isRtl, onLive }: SliderControlsProps) {
  const t = useMessages();
  const { slider, isLive } = useSlider({ track, count, isRtl, onLive });
  const canPlay = !useMedia(NO_MOTION);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    if (!isLive || !isPlaying || !canPlay) return undefined;
    const timer = setInterval(() => {
      // Keyboard focus inside a slide must survive the change of slide; focus left by a click is not visible and may
      // go.
      if (!document.hidden && !track.current?.querySelector(':focus-visible')) slider.current?.next();
    }, SLIDER_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [track, slider, isLive, isPlaying, canPlay]);

  if (!isLive) return null;
  return (
    <div className={styles['controls']}>
      {canPlay && (
        <Control
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'slider.pause' : 'slider.play')}
          onClick={() => setIsPlaying(!isPlaying)}
        />
      )}
      {count > SLIDER_ARROWS_ABOVE && (
        <>
          <Control icon="chevron-left" label={t('slider.previous')} onClick={() => slider.current?.prev()} />
          <Control icon="chevron-right" label={t('slider.next')} onClick={() => slider.current?.next()} />
        </>
      )}
    </div>
  );
}

function Control({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles['control']} aria-label={label} data-tip={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** The carousel, from mounting to unmounting; `isLive` once it has started. */
function useSlider({ track, count, isRtl, onLive }: SliderControlsProps) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [isLive, setIsLive] = useState(false);
  const allFit = useAllFit(count);
  useEffect(() => {
    const element = track.current;
    if (element === null || allFit) return undefined;
    slider.current = startSlider(element, { isRtl });
    const setLive = (hasStarted: boolean) => {
      setIsLive(hasStarted);
      onLive(hasStarted);
    };
    setLive(true);
    return () => {
      slider.current?.destroy();
      slider.current = null;
      setLive(false);
    };
  }, [track, isRtl, onLive, allFit]);
  return { slider, isLive };
}

const [ONE, THREE, FOUR] = SLIDER_SLIDES;

/** Whether all slides fit beside each other, also after the window has changed. */
function useAllFit(count: number): boolean {
  const isMedium = useMedia(atLeast(THREE.fromPx));
  const isWide = useMedia(atLeast(FOUR.fromPx));
  return count <= (isWide ? FOUR : isMedium ? THREE : ONE).slides;
}
