import {defineGlobalStyles} from '@pandacss/dev'

/** Base of every page. `data-theme="light|dark"` on the root wins over the system's wish; anything else follows it. */
export const globalCss = defineGlobalStyles({
  ':root': {colorScheme: 'light dark', accentColor: 'brand.solid'},
  ':root[data-theme=light]': {colorScheme: 'light'},
  ':root[data-theme=dark]': {colorScheme: 'dark'},
  html: {
    fontFamily: 'sans',
    lineHeight: 'ui',
    bg: 'surface.canvas',
    color: 'text.default',
    WebkitTextSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
    fontFeatureSettings: "'cv05', 'ss03'",
  },
  body: {textStyle: 'body', minHeight: '100dvh', WebkitFontSmoothing: 'antialiased'},
  '#root': {isolation: 'isolate'},
  '::selection': {bg: 'brand.solid', color: 'brand.onSolid'},
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid {colors.focus.ring}',
    outlineOffset: '2px',
  },
  ':where(button, [role=button], a, label, summary)': {
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
  },
  // The colours of highlights; each has a line of its own kind, so that nobody has to tell them by colour.
  ':root ': {
    '--highlight-blue': 'light-dark(#cfe3ff, #1d4170)',
    '--highlight-red': 'light-dark(#ffd5d0, #6d2722)',
    '--highlight-green': 'light-dark(#cdebd0, #1c4f2c)',
    '--highlight-yellow': 'light-dark(#fbeb9d, #5a4700)',
  },
  '::highlight(question-blue)': {backgroundColor: 'var(--highlight-blue)', textDecoration: 'underline solid 1px'},
  '::highlight(question-red)': {backgroundColor: 'var(--highlight-red)', textDecoration: 'underline double 1px'},
  '::highlight(question-green)': {backgroundColor: 'var(--highlight-green)', textDecoration: 'underline dashed 1px'},
  '::highlight(question-yellow)': {backgroundColor: 'var(--highlight-yellow)', textDecoration: 'underline dotted 1px'},
  '.visuallyHidden:not(:focus-visible)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: '0',
  },
  // What the keyboard reaches is scrolled to between the header and the action bar, which both stay in sight.
  ':root[data-study]': {scrollPaddingTop: '4.5rem', scrollPaddingBottom: '7rem'},
  '@media (max-height: 30rem)': {
    ':root[data-study]': {scrollPaddingTop: '0.5rem', scrollPaddingBottom: '0'},
  },
  // Paper has no use for ways to other pages and for what is pressed. A receipt is printed without the page around it; of
  // an exam that must not be printed nothing but the notice is.
  '@media print': {
    // Paper is white, whatever the screen is.
    ':root, :root[data-theme]': {colorScheme: 'light !important'},
    'nav, main button:not(:has(img), [data-row])': {display: 'none !important'},
    '[data-unprintable]:not([data-print="receipt"]) body *:not(:has([data-print-notice]), [data-print-notice])': {
      display: 'none !important',
    },
    '[data-print="receipt"] body *:not(:has([data-receipt]), [data-receipt], [data-receipt] *)': {
      display: 'none !important',
    },
  },
  '.bootText': {fontFamily: "'Inter Fallback', system-ui, sans-serif !important"},
  // Backgrounds are the system's: what is current or chosen has to be told apart by a line.
  '@media (forced-colors: active)': {
    ':is([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]):not(:focus-visible)': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    '::highlight(question-blue), ::highlight(question-red), ::highlight(question-green), ::highlight(question-yellow)':
      {
        backgroundColor: 'Mark',
        color: 'MarkText',
      },
  },
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
  // A strip of sixteen numbers runs up to its last.
  reel: {to: {transform: 'translateY(-93.75%)'}},
}
