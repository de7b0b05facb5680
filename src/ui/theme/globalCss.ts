import {defineGlobalStyles} from '@pandacss/dev'

/** Base of every page. `data-theme="light|dark"` on the root wins over the system's wish; anything else follows it. */
export const globalCss = defineGlobalStyles({
  ':root': {colorScheme: 'light dark', accentColor: 'brand.solid'},
  ':root[data-theme=light]': {colorScheme: 'light'},
  ':root[data-theme=dark]': {colorScheme: 'dark'},
  'html': {
    fontFamily: 'sans',
    lineHeight: 'ui',
    bg: 'surface.canvas',
    color: 'text.default',
    WebkitTextSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
    fontFeatureSettings: "'cv05', 'ss03'",
  },
  'body': {textStyle: 'body', minHeight: '100dvh', WebkitFontSmoothing: 'antialiased'},
  '#root': {isolation: 'isolate'},
  '::selection': {bg: 'brand.solid', color: 'brand.onSolid'},
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid {colors.focus.ring}',
    outlineOffset: '2px',
  },
  ':where(button, [role=button], a, label, summary)': {
    touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent',
  },
  '.visuallyHidden:not(:focus-visible)': {
    position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', overflow: 'hidden',
    clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: '0',
  },
  '.bootText': {fontFamily: "'Inter Fallback', system-ui, sans-serif !important"},
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

export const keyframes = {
  spin: {to: {transform: 'rotate(360deg)'}},
  breathe: {'0%, 100%': {opacity: '1'}, '50%': {opacity: '0.45'}},
  fadeIn: {from: {opacity: '0'}},
  fadeOut: {to: {opacity: '0'}},
  rise: {from: {opacity: '0', transform: 'translateY(0.5rem) scale(0.985)'}},
  sink: {to: {opacity: '0', transform: 'translateY(0.375rem) scale(0.985)'}},
  slideUp: {from: {transform: 'translateY(100%)'}},
  slideDown: {to: {transform: 'translateY(100%)'}},
  slideFromEnd: {from: {transform: 'translateX(100%)'}},
  slideToEnd: {to: {transform: 'translateX(100%)'}},
}
