import type { KeenSliderInstance } from 'keen-slider';
import { SLIDER_SLIDES, SLIDER_SPACING_PX } from '../../../domain/core/limits.js';

interface StartOptions {
  count: number;
  isRtl: boolean;
  signal: AbortSignal;
}

/** A slide shown by less than this share is out of sight. */
const SEEN_SHARE = 0.5;

/** Loads the carousel's code and starts it; null where everything is in view anyway or nobody waits any more. */
export async function startSlider(
  element: HTMLElement,
  options: StartOptions,
): Promise<KeenSliderInstance | null> {
  const { count, isRtl, signal } = options;
  const inView = SLIDER_SLIDES.findLast(({ fromPx }) => window.innerWidth >= fromPx)?.slides ?? 1;
  if (count <= inView) return null;
  const KeenSlider = await loadKeenSlider();
  if (signal.aborted) return null;
  element.scrollTo({ left: 0 });
  const slider = new KeenSlider(element, {
    selector: ':scope > *',
    loop: true,
    rtl: isRtl,
    slides: { perView: 1, spacing: SLIDER_SPACING_PX },
    breakpoints: Object.fromEntries(
      SLIDER_SLIDES.map(({ fromPx, slides }) => [
        `(min-width: ${fromPx}px)`,
        { slides: { perView: Math.min(slides, count), spacing: SLIDER_SPACING_PX } },
      ]),
    ),
    created: hideUnseen,
    optionsChanged: hideUnseen,
    updated: hideUnseen,
    slideChanged: hideUnseen,
    animationEnded: hideUnseen,
    destroyed: showAll,
  });
  return slider;
}

type Package = typeof import('keen-slider');

/** Its types describe the CommonJS build, one level deeper than the module that is bundled. */
async function loadKeenSlider(): Promise<Package['default']> {
  const loaded = (await import('keen-slider')) as unknown as Package;
  return loaded.default;
}

/** Slides out of sight must not be met by the keyboard or a screen reader. */
function hideUnseen(slider: KeenSliderInstance): void {
  const details = slider.track.details as KeenSliderInstance['track']['details'] | null;
  slider.slides.forEach((slide, place) => {
    slide.inert = (details?.slides[place]?.portion ?? 1) < SEEN_SHARE;
  });
}

function showAll(slider: KeenSliderInstance): void {
  for (const slide of slider.slides) slide.inert = false;
}
