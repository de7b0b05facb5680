const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * What `LoadingLogo` draws, as HTML for the inside of `#root` in index.html: shown by the style sheet alone, before any
 * script, and replaced by React's first render. Its text does without the web font, which would load beside the script
 * that everything waits for. Needs no inline style, so a strict content policy lets it pass.
 */
export const splashMarkup = (label: string): string =>
  '<div class="loadingLogo__root" role="status">' +
  '<svg viewBox="0 0 32 32" class="loadingLogo__mark" aria-hidden="true">' +
  '<rect class="logo__tile" width="32" height="32" rx="8"/>' +
  '<path class="logo__stroke" d="M7.5 24.5 16 7l8.5 17.5"/>' +
  '<path class="logo__pulse" d="M12.2 19.3h1.7l1.3-2.7 1.8 4.4 1.1-1.7h1.7"/>' +
  `</svg><p class="loadingLogo__text bootText">${escape(label)}</p></div>`
