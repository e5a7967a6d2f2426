import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { SLIDER_AUTOPLAY_MS } from '../../../domain/core/limits.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { useMedia } from '../../ui/hooks/useMedia.js';
import { startSlider } from './startSlider.js';

interface SliderOptions {
  count: number;
  isRtl: boolean;
}

/** Below this width products stand under one another. */
const ROW = '(width >= 640px)';
const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** Turns a row of slides into a carousel once it comes near the view; `isLive` tells when. */
export function useSlider(track: RefObject<HTMLElement | null>, { count, isRtl }: SliderOptions) {
  const isNear = useInView(track);
  const isRow = useMedia(ROW);
  const canPlay = !useMedia(NO_MOTION);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);
  const isWanted = isNear && isRow;

  useEffect(() => {
    const element = track.current;
    if (!isWanted || element === null) return undefined;
    const abort = new AbortController();
    startSlider(element, { count, isRtl, signal: abort.signal })
      .then((started) => {
        slider.current = started;
        setIsLive(started !== null);
      })
      .catch((error: unknown) => console.warn('The slider stays a row.', error));
    return () => {
      abort.abort();
      slider.current?.destroy();
      slider.current = null;
      setIsLive(false);
    };
  }, [track, isWanted, count, isRtl]);

  useEffect(() => {
    if (!isLive || !isPlaying || !canPlay) return undefined;
    const timer = setInterval(() => {
      // Whoever has the keyboard in a slide would lose it with the slide; a click leaves focus that nobody sees.
      if (!document.hidden && !track.current?.querySelector(':focus-visible')) slider.current?.next();
    }, SLIDER_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [track, isLive, isPlaying, canPlay]);

  return {
    isNear,
    isLive,
    canPlay,
    isPlaying,
    togglePlay: () => setIsPlaying(!isPlaying),
    previous: () => slider.current?.prev(),
    next: () => slider.current?.next(),
  };
}
