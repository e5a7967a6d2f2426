import * as loaded from 'keen-slider';
import type { KeenSliderInstance } from 'keen-slider';
import { atLeast } from '../../ui/hooks/useMedia.js';
import { SLIDER_SLIDES, SLIDER_SPACING_PX } from '../../../domain/core/limits.js';

interface StartOptions {
  isRtl: boolean;
}

/** The package's types describe the CommonJS build, one level deeper than the ES module that is bundled. */
const KeenSlider = (loaded as unknown as typeof loaded.default).default;

/** A slide whose visible share is below this counts as hidden. */
const SEEN_SHARE = 0.5;

/** Starts the carousel, of more slides than fit. */
export function startSlider(element: HTMLElement, { isRtl }: StartOptions): KeenSliderInstance {
  element.scrollTo({ left: 0 });
  return new KeenSlider(element, {
    selector: ':scope > *',
    loop: true,
    rtl: isRtl,
    slides: { perView: 1, spacing: SLIDER_SPACING_PX },
    breakpoints: Object.fromEntries(
      SLIDER_SLIDES.map(({ fromPx, slides }) => [
        atLeast(fromPx),
        { slides: { perView: slides, spacing: SLIDER_SPACING_PX } },
      ]),
    ),
    // The slides keep their places of before, so that starting shifts no layout.
    renderMode: 'custom',
    detailsChanged: (slider) => placeSlides(slider, isRtl),
    created: hideOffscreenSlides,
    optionsChanged: hideOffscreenSlides,
    updated: hideOffscreenSlides,
    slideChanged: hideOffscreenSlides,
    animationEnded: hideOffscreenSlides,
    destroyed: showAll,
  });
}

/** Moves the slides, which stand in the order of reading, to their distances from the left. */
function placeSlides({ size, slides, track }: KeenSliderInstance, isRtl: boolean): void {
  track.details.slides.forEach(({ distance, size: share }, place) => {
    const start = place * (share * size + SLIDER_SPACING_PX);
    const left = isRtl ? size - share * size - start : start;
    slides[place]?.style.setProperty('transform', `translateX(${distance * size - left}px)`);
  });
}

/** Makes hidden slides inert for the keyboard and screen readers. */
function hideOffscreenSlides(slider: KeenSliderInstance): void {
  const details = slider.track.details as KeenSliderInstance['track']['details'] | null;
  slider.slides.forEach((slide, place) => {
    slide.inert = (details?.slides[place]?.portion ?? 1) < SEEN_SHARE;
  });
}

function showAll(slider: KeenSliderInstance): void {
  for (const slide of slider.slides) {
    slide.inert = false;
    slide.style.removeProperty('transform');
  }
}
